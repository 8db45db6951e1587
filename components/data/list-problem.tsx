import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { ApiError } from '@/lib/http/client'

type Props = { error: Error; onRetry: () => void; onClear: () => void }

/** Why a list cannot be shown. Asking again cures a broken connection, never an address that nobody can read. */
export function ListProblem({ error, onRetry, onClear }: Props) {
  if (error instanceof ApiError && (error.code === 'malformed' || error.code === 'invalid'))
    return (
      <ErrorState
        title="Questo indirizzo non è valido"
        action={<Button onClick={onClear}>Togli i filtri</Button>}
      >
        {error.message} Forse il link è vecchio o è stato copiato a metà: togli i filtri e riparti dall’elenco
        completo.
      </ErrorState>
    )
  return (
    <ErrorState onRetry={onRetry} requestId={error instanceof ApiError ? error.requestId : undefined}>
      {error.message}
    </ErrorState>
  )
}
