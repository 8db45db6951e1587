import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { Column } from '@/lib/resources/view'
import { isNumeric } from './cell'
import classes from './data-table.module.css'
import { falls } from './orders'

export type TableSelection = {
  chosen: ReadonlySet<string>
  toggle: (id: string, through?: boolean) => void
  toggleAll: () => void
  /** The rows of another question are on their way: those in view cannot be chosen. */
  closed?: boolean
}
type ChooseAllProps = { rows: readonly { _id: string }[]; selection: TableSelection }

/** Ticked when every row of the page is chosen, half ticked when only some are. */
export function ChooseAll({ rows, selection: { chosen, toggleAll, closed } }: ChooseAllProps) {
  const count = rows.filter(({ _id }) => chosen.has(_id)).length
  const all = count > 0 && count === rows.length
  return (
    <th scope="col" className={classes.choose} data-screen-only>
      <input
        type="checkbox"
        aria-label="Scegli tutte le righe della pagina"
        checked={all}
        disabled={closed}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && !all
        }}
        onChange={toggleAll}
      />
    </th>
  )
}

type HeaderProps = { column: Column; sort: string; onSort: (sort: string) => void }

export function HeaderCell({ column, sort, onSort }: HeaderProps) {
  const active = column.sort !== undefined && sort.replace('-', '') === column.sort
  const down = active && falls(column, sort)
  const other = sort.startsWith('-') ? column.sort : `-${column.sort}`
  const head = {
    scope: 'col',
    title: column.definition,
    'data-path': column.path,
    'data-kind': column.kind,
    'data-numeric': isNumeric(column) || undefined,
  } as const
  if (!column.sort) return <th {...head}>{column.label}</th>
  const Arrow = down ? IconArrowDown : IconArrowUp
  return (
    // On paper its words stand in it without the button: the head of the next sheet has none of what is in one.
    <th {...head} data-head={column.label} aria-sort={active ? (down ? 'descending' : 'ascending') : 'none'}>
      <button
        type="button"
        className={classes.sort}
        onClick={() => onSort((active ? other : column.sort) ?? '')}
      >
        {column.label}
        <Arrow size={14} aria-hidden="true" data-active={active} />
      </button>
    </th>
  )
}
