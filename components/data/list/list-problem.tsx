import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { ApiError } from '@/lib/http/client'

type Props = { error: Error; onRetry: () => void; onClear: () => void }

/** Why a list cannot be shown. Asking again cures a broken connection, never a filter that cannot be read. */
export function ListProblem({ error, onRetry, onClear }: Props) {
  if (error instanceof ApiError && (error.code === 'malformed' || error.code === 'invalid'))
    return (
      <ErrorState
        title="L’elenco non si può mostrare con questi filtri"
        action={<Button onClick={onClear}>TOGLI I FILTRI</Button>}
      >
        {error.message} Cambia i filtri, o toglili e riparti dall’elenco completo.
      </ErrorState>
    )
  return (
    <ErrorState onRetry={onRetry} requestId={error instanceof ApiError ? error.requestId : undefined}>
      {error.message}
    </ErrorState>
  )
}
