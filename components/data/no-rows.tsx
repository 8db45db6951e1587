import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { ResourceView } from '@/lib/resources/view'

/** Why the list is empty, and the one thing to do about it. */
export function NoRows({
  view,
  filtered,
  create,
  onClear,
}: {
  view: ResourceView
  filtered: boolean
  /** Where the first one is made, for who may. */
  create?: string
  onClear: () => void
}) {
  const none = view.labels.article === 'f' ? 'Nessuna' : 'Nessun'
  if (!filtered)
    return (
      <EmptyState
        title={`${none} ${view.labels.one}, per ora`}
        action={create && <Button href={create}>CREA</Button>}
      />
    )
  return (
    <EmptyState
      title={`${none} ${view.labels.one} con questi filtri`}
      action={<Button onClick={onClear}>Togli i filtri</Button>}
    >
      Prova a togliere un filtro o a cercare con altre parole.
    </EmptyState>
  )
}
