'use client'

import { type ReactNode, useRef } from 'react'
import { useFill } from '@/components/data/form/use-fill'
import { LIST_KEYS } from '@/components/data/list/list-keys'
import { useFitting } from '@/components/data/list/use-fitting'
import type { Peek } from '@/components/data/list/use-peek'
import { useRowKeys } from '@/components/data/list/use-row-keys'
import { useKeyHelp } from '@/components/ui/key-help'
import { SPOKEN_LABEL, SPOKEN_ON_PHONES } from '@/components/ui/spoken'
import { cellValue } from '@/lib/resources/cell-value'
import type { Column } from '@/lib/resources/view'
import classes from './data-table.module.css'
import { ChooseAll, HeaderCell, type TableSelection } from './table-head'
import { openRow, TableRow } from './table-row'

type Props<R extends { _id: string }> = {
  caption: string
  columns: readonly Column[]
  /** Somebody chose these columns: all of them are shown, and the table scrolls in its box where they do not fit. */
  asked?: boolean
  rows: readonly R[]
  sort: string
  onSort: (sort: string) => void
  hrefOf: (row: R) => string | undefined
  /** Absent: rows cannot be chosen. */
  selection?: TableSelection
  /** The row that is looked at beside the list. */
  peek?: Peek
  /** A press on a row shows it beside the list in place of opening it. */
  shows?: boolean
  /** In a narrow place, what a row is in place of its columns: a card with a link to it. */
  card?: (row: R) => ReactNode
  /** The next action of a row, at its end. */
  rowAction?: (row: R) => ReactNode
  /** The column in which that action stands, where it says what the row lacks there; nothing is at the end then. */
  actionIn?: string
  /** A sign before what a row is called. */
  mark?: (row: R) => ReactNode
  busy: boolean
}

/** A ledger: one line a row, states as words, money at the right, the row's next action at hand; on a phone a card each. */
export function DataTable<R extends Record<string, unknown> & { _id: string }>({
  caption,
  columns: declared,
  asked = false,
  rows,
  sort,
  onSort,
  hrefOf,
  selection,
  peek,
  shows = false,
  card,
  rowAction,
  actionIn,
  mark,
  busy,
}: Props<R>) {
  const box = useRef<HTMLElement>(null)
  const all = asked
    ? declared
    : declared.filter((column) => column.kind !== 'image' || rows.some((row) => cellValue(row, column)))
  const columns = useFitting(box, all, asked, rows, Boolean(peek?.id))
  const isInColumn = actionIn !== undefined && columns.some(({ path }) => path === actionIn)
  useFill(box)
  useKeyHelp(LIST_KEYS)
  useRowKeys(box, { open: openRow, toggle: selection?.toggle, peek })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={box} className={classes.scroll} aria-label={caption} tabIndex={0} data-boxed>
      <table
        className={classes.table}
        aria-busy={busy}
        data-busy={busy}
        data-choosable={Boolean(selection)}
        data-scrolls={(asked && !card) || undefined}
        data-cards={card ? true : undefined}
      >
        <caption className={SPOKEN_LABEL}>{caption}</caption>
        <thead className={card ? SPOKEN_LABEL : SPOKEN_ON_PHONES}>
          <tr>
            {selection && <ChooseAll rows={rows} selection={selection} />}
            {columns.map((column) => (
              <HeaderCell key={column.path} column={column} sort={sort} onSort={onSort} />
            ))}
            {rowAction && !isInColumn && (
              <th scope="col" className={classes.action} data-screen-only>
                Da fare
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow
              key={row._id}
              row={row}
              columns={columns}
              card={card?.(row)}
              href={hrefOf(row)}
              selection={selection}
              peeked={peek?.id === row._id}
              onShow={shows && peek ? () => peek.show(row._id) : undefined}
              action={rowAction && (rowAction(row) ?? null)}
              actionIn={isInColumn ? actionIn : undefined}
              mark={mark?.(row)}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}
