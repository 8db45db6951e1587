'use client'

import { useCallback, useLayoutEffect, useRef } from 'react'
import { SPOKEN_LABEL } from '@/components/ui/spoken'
import classes from './sheet.module.css'
import { edgesOf } from './sheet-blocks'
import { SheetLine } from './sheet-line'
import {
  type Change,
  cellKey,
  type Range,
  type RowMarks,
  type SheetColumn,
  type SheetRow,
} from './sheet-types'
import { applied, readText, roomOf, shortTotal, totalOf } from './sheet-values'
import type { Focus } from './use-sheet-focus'
import { useSheetKeys } from './use-sheet-keys'

type Props = Focus & {
  label: string
  /** The head of the rows' titles. */
  head: string
  columns: readonly SheetColumn[]
  rows: readonly SheetRow[]
  /** Of changes with the same group one after the other, one step is taken back (`useUndo`). */
  onChange: (rows: SheetRow[], group?: string) => void
  onUndo: () => void
  onRedo: () => void
  /** Takes a pasted block that the sheet would not read by itself; says what became of it, or null where it does not. */
  onBlock?: (text: string) => string | null
  /** Takes a row out of the sheet. */
  onRemove?: (key: string) => void
  /** By `cellKey`. */
  errors?: Readonly<Record<string, string>>
  /** By row: a colour and a hint, where `errors` would make the rows too high. */
  marks?: ReadonlyMap<string, RowMarks>
  /** The head of the row of sums; without one there is none. */
  totals?: string
}

/** With more columns than these the cells are narrower. */
const MANY = 6
/** With more than these, as many as a year has months, they are no wider than their longest figure. */
const MOST = 12

/** With more cells than these the lines out of sight are text. */
const LARGE = 1_000

/** One function for the whole life of the sheet that does what the last render meant. */
function useStable<A>(act: (argument: A) => void): (argument: A) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((argument: A) => latest.current(argument), [])
}

const NONE = {}

/** The columns of the chosen cells in a row. */
function chosenIn(range: Range | null, row: number): { left: number; right: number } {
  const edges = range && edgesOf(range)
  if (!edges || row < edges.top || row > edges.bottom) return { left: -1, right: -1 }
  return { left: edges.left, right: edges.right }
}

/**
 * A table of figures that are typed as in a spreadsheet: a native table of native fields, so that a screen reader and a phone
 * know what they are (docs/decisions/016).
 */
export function Sheet(props: Props) {
  const { label, head, columns, rows, onChange, onRemove, errors = NONE, marks, totals } = props
  const { table, range, said, listeners } = useSheetKeys(props)
  const type = useStable((change: Change) =>
    onChange(applied(rows, [change]), cellKey(change.key, change.name)),
  )
  const isTight = columns.length > MOST
  const sumOf = (column: SheetColumn) =>
    `${readText(totalOf(rows, column), column.decimals)}${column.suffix ?? ''}`
  const isLarge = rows.length * columns.length > LARGE
  const remove = useStable((key: string) => onRemove?.(key))
  return (
    <>
      <div className={classes.scroll} data-sheet>
        <table
          ref={table}
          className={classes.table}
          data-wide={columns.length > MANY || undefined}
          data-tight={isTight || undefined}
          data-decimals={columns.some(({ least = 0 }) => least > 0) || undefined}
          {...listeners}
        >
          <caption className={SPOKEN_LABEL}>
            {label}. Frecce e Invio spostano, Maiusc e frecce scelgono più celle, Ctrl D ripete in giù, Ctrl Z
            annulla, Ctrl Y ripete; si può incollare da un foglio di calcolo.
          </caption>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {columns.map((column) => (
                <th
                  key={column.name}
                  scope="col"
                  className={classes.figure}
                  style={isTight ? { minWidth: roomOf(rows, column) } : undefined}
                >
                  {column.label}
                </th>
              ))}
              {onRemove && <td />}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <SheetLine
                key={row.key}
                row={row}
                index={index}
                columns={columns}
                errors={errors}
                marks={marks?.get(row.key)}
                {...chosenIn(range, index)}
                isLazy={isLarge}
                onChange={type}
                onRemove={onRemove && remove}
              />
            ))}
          </tbody>
          {totals && (
            <tfoot>
              <tr>
                <th scope="row">{totals}</th>
                {columns.map((column) => (
                  <td
                    key={column.name}
                    className={classes.total}
                    title={isTight && column.total ? sumOf(column) : undefined}
                  >
                    {column.total && ((isTight && shortTotal(totalOf(rows, column))) || sumOf(column))}
                  </td>
                ))}
                {onRemove && <td />}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <p role="status" className={classes.said}>
        {said}
      </p>
    </>
  )
}
