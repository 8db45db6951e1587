/** What happens after a request that has no adviser yet. */
export const NEXT_STEP = 'Ora la esamina un consulente: il suo nome ti arriva per e-mail prima che ti chiami.'

/** The code of a request that has arrived. */
export function RequestCode({ codice, className }: { codice: string; className?: string }) {
  return (
    <p className={className}>
      La tua richiesta è la <strong>{codice}</strong>
    </p>
  )
}
