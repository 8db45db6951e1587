import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { ListView } from '@/lib/resources/view'

const FIRST = { f: 'Crea la prima.', m: 'Crea il primo.' }
const ARRIVES = {
  f: 'Appena ce n’è una, la trovi qui.',
  m: 'Appena ce n’è uno, lo trovi qui.',
}

/** Why the list is empty, and the one thing to do about it. */
export function NoRows({
  view,
  filtered,
  create,
  next,
  onClear,
}: {
  view: ListView
  filtered: boolean
  /** What to do where the first one is not made here. */
  next?: string
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
      >
        {next ?? (create ? FIRST : ARRIVES)[view.labels.article]}
      </EmptyState>
    )
  return (
    <EmptyState
      title={`${none} ${view.labels.one} con questi filtri`}
      action={<Button onClick={onClear}>TOGLI I FILTRI</Button>}
    >
      {view.list.search
        ? 'Prova a togliere un filtro o a cercare con altre parole.'
        : 'Prova a togliere un filtro.'}
    </EmptyState>
  )
}
