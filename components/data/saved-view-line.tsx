import { IconTrash } from '@tabler/icons-react'
import { Button } from '@/components/ui/button'
import classes from './popover.module.css'

export type SavedView = { _id: string; nome: string; query: string }

/** What a view keeps: the place in the list is not part of it, and rows come and go. */
export function stateOf(params: URLSearchParams): string {
  const state = new URLSearchParams(params)
  state.delete('cursor')
  return state.toString()
}

type Props = { view: SavedView; current: boolean; onApply: () => void; onRemove: () => void }

/** One saved view: its name applies it. */
export function SavedViewLine({ view, current, onApply, onRemove }: Props) {
  return (
    <div className={classes.row}>
      <button type="button" className={classes.link} aria-current={current || undefined} onClick={onApply}>
        {view.nome}
      </button>
      <Button look="quiet" size="xs" aria-label={`Cancella la vista ${view.nome}`} onClick={onRemove}>
        <IconTrash size={16} aria-hidden="true" />
      </Button>
    </div>
  )
}
