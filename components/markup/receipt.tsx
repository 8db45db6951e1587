/** What the site answers to a request: its code, when somebody calls ("domani mattina") and where it can be followed. */
export interface Receipt {
  codice: string
  chiamata?: string | null
  segui?: string
}

/** What happens after a request that has no adviser yet. */
export const nextStep = (chiamata?: string | null): string =>
  chiamata
    ? `Ti chiamiamo ${chiamata}. Prima ti arriva per e-mail il nome del consulente.`
    : 'Ora la esamina un consulente: il suo nome ti arriva per e-mail prima che ti chiami.'

/** The code of a request that has arrived. */
export function RequestCode({ codice, className }: { codice: string; className?: string }) {
  return (
    <p className={className}>
      La tua richiesta è la <strong>{codice}</strong>
    </p>
  )
}
