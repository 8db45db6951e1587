import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { valueAt } from '@/lib/core/paths'
import type { Column } from '@/lib/resources/view'
import { Cell, isNumeric } from './cell'
import classes from './data-table.module.css'
import { rowTitle } from './row-title'

type Props<R extends { _id: string }> = {
  caption: string
  columns: readonly Column[]
  rows: readonly R[]
  sort: string
  onSort: (sort: string) => void
  hrefOf: (row: R) => string | undefined
  /** Absent: rows cannot be chosen. */
  selection?: Selection
  /** The next action of a row, at its end. */
  rowAction?: (row: R) => ReactNode
  busy: boolean
}

/** A ledger: states as words, money at the right, the row's next action at hand. Scrolls sideways on a phone. */
export function DataTable<R extends Record<string, unknown> & { _id: string }>({
  caption,
  columns,
  rows,
  sort,
  onSort,
  hrefOf,
  selection,
  rowAction,
  busy,
}: Props<R>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={classes.scroll} aria-label={caption} tabIndex={0}>
      <table className={classes.table} aria-busy={busy} data-busy={busy}>
        <caption className={classes.caption}>{caption}</caption>
        <thead>
          <tr>
            {selection && <ChooseAll rows={rows} selection={selection} />}
            {columns.map((column) => (
              <HeaderCell key={column.path} column={column} sort={sort} onSort={onSort} />
            ))}
            {rowAction && (
              <th scope="col" className={classes.action}>
                <span className={classes.caption}>Azioni</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row._id} data-chosen={selection?.chosen.has(row._id)}>
              {selection && (
                <td className={classes.choose}>
                  <input
                    type="checkbox"
                    aria-label={`Scegli ${rowTitle(columns, row)}`}
                    checked={selection.chosen.has(row._id)}
                    onChange={() => selection.toggle(row._id)}
                  />
                </td>
              )}
              {columns.map((column) => (
                <td key={column.path} data-numeric={isNumeric(column) || undefined}>
                  <Cell column={column} value={valueAt(row, column.path)} href={hrefOf(row)} />
                </td>
              ))}
              {rowAction && <td className={classes.action}>{rowAction(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type Selection = { chosen: ReadonlySet<string>; toggle: (id: string) => void; toggleAll: () => void }
type ChooseAllProps = { rows: readonly { _id: string }[]; selection: Selection }

/** Ticked when every row of the page is chosen, half ticked when only some are. */
function ChooseAll({ rows, selection: { chosen, toggleAll } }: ChooseAllProps) {
  const count = rows.filter(({ _id }) => chosen.has(_id)).length
  const all = count > 0 && count === rows.length
  return (
    <th scope="col" className={classes.choose}>
      <input
        type="checkbox"
        aria-label="Scegli tutte le righe della pagina"
        checked={all}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && !all
        }}
        onChange={toggleAll}
      />
    </th>
  )
}

function HeaderCell({
  column,
  sort,
  onSort,
}: {
  column: Column
  sort: string
  onSort: (sort: string) => void
}) {
  const active = column.sort !== undefined && sort.replace('-', '') === column.sort
  const down = active && sort.startsWith('-')
  if (!column.sort)
    return (
      <th scope="col" data-numeric={isNumeric(column) || undefined} title={column.definition}>
        {column.label}
      </th>
    )
  const Arrow = down ? IconArrowDown : IconArrowUp
  return (
    <th
      scope="col"
      data-numeric={isNumeric(column) || undefined}
      title={column.definition}
      aria-sort={active ? (down ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        className={classes.sort}
        onClick={() => onSort(active && !down ? `-${column.sort}` : (column.sort ?? ''))}
      >
        {column.label}
        <Arrow size={14} aria-hidden="true" data-active={active} />
      </button>
    </th>
  )
}
