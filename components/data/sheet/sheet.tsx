'use client'

import { IconTrash } from '@tabler/icons-react'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import classes from './sheet.module.css'
import { SheetCell } from './sheet-cell'
import { type Change, cellKey, type SheetColumn, type SheetRow, typedColumns } from './sheet-types'
import { applied, readText, totalOf } from './sheet-values'
import { useSheetKeys } from './use-sheet-keys'

type Props = {
  label: string
  /** The head of the rows' titles. */
  head: string
  columns: readonly SheetColumn[]
  rows: readonly SheetRow[]
  /** Of changes with the same group one after the other, one step is taken back (`useUndo`). */
  onChange: (rows: SheetRow[], group?: string) => void
  onUndo: () => void
  onRedo: () => void
  /** The row that the keyboard goes to, when it changes: one that was added. */
  focusOn?: string | null
  /** Takes a row out of the sheet. */
  onRemove?: (key: string) => void
  /** By `cellKey`. */
  errors?: Readonly<Record<string, string>>
  /** The head of the row of sums; without one there is none. */
  totals?: string
}

/** With more columns than these the cells are narrower. */
const MANY = 6

/** One function for the whole life of the sheet that does what the last render meant. */
function useStable<A>(act: (argument: A) => void): (argument: A) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((argument: A) => latest.current(argument), [])
}

/**
 * A table of figures that are typed as in a spreadsheet: a native table of native fields, so that a screen reader and a phone
 * know what they are (docs/decisions/039).
 */
export function Sheet(props: Props) {
  const { label, head, columns, rows, onChange, onRemove, errors = {}, totals } = props
  const { table, onKeyDown, onPaste } = useSheetKeys(props)
  const typed = typedColumns(columns)
  const type = useStable((change: Change) =>
    onChange(applied(rows, [change]), cellKey(change.key, change.name)),
  )
  return (
    <div className={classes.scroll}>
      <table
        ref={table}
        className={classes.table}
        data-wide={columns.length > MANY || undefined}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        <caption className={classes.caption}>
          {label}. Frecce e Invio spostano, Ctrl D ripete la cella sopra, Ctrl Z annulla; si può incollare da
          un foglio di calcolo.
        </caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map(({ name, label: words }) => (
              <th key={name} scope="col" className={classes.figure}>
                {words}
              </th>
            ))}
            {onRemove && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.key}>
              <th scope="row">
                {row.title}
                {row.note && <small className={classes.note}>{row.note}</small>}
              </th>
              {columns.map((column) =>
                column.kind === 'text' ? (
                  <td key={column.name} className={classes.words}>
                    {row.cells[column.name]}
                  </td>
                ) : (
                  <SheetCell
                    key={column.name}
                    label={`${row.title}, ${column.label}`}
                    rowKey={row.key}
                    name={column.name}
                    row={index}
                    column={typed.indexOf(column)}
                    value={(row.cells[column.name] ?? null) as number | null}
                    decimals={column.decimals ?? 0}
                    locked={column.locked}
                    error={errors[cellKey(row.key, column.name)]}
                    onChange={type}
                  />
                ),
              )}
              {onRemove && (
                <td className={classes.remove}>
                  <Button
                    look="quiet"
                    size="xs"
                    aria-label={`Togli ${row.title}`}
                    onClick={() => onRemove(row.key)}
                  >
                    <IconTrash size={16} aria-hidden="true" />
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              <th scope="row">{totals}</th>
              {columns.map((column) => (
                <td key={column.name} className={classes.total}>
                  {column.total &&
                    `${readText(totalOf(rows, column), column.decimals)}${column.suffix ?? ''}`}
                </td>
              ))}
              {onRemove && <td />}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
