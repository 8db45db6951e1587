import { cellKey, type SheetColumn, type SheetRow } from '@/components/data/sheet/sheet-types'
import { tenorText } from '@/components/markup/rate-words'
import { formatDay } from '@/lib/core/dates'
import type { DaysInput, DaysSheet } from '@/lib/features/rates/days-schema'
import { ApiError } from '@/lib/http/client'

const DECIMALS = 4

export const columnsOf = ({ tenors }: DaysSheet): SheetColumn[] =>
  tenors.map((tenor) => ({ name: tenor, label: tenorText(tenor), kind: 'number', decimals: DECIMALS }))

/** The days of a sheet as rows that can be typed in. */
export const rowsOf = ({ giorni, tenors }: DaysSheet): SheetRow[] =>
  giorni.map(({ date, manca, valori }) => ({
    key: date,
    title: formatDay(date),
    ...(manca && { note: 'manca' }),
    cells: Object.fromEntries(tenors.map((tenor) => [tenor, valori[tenor]?.value ?? null])),
  }))

/** The cells that differ from what was read, as they are sent. */
export const changedCells = ({ giorni, tenors }: DaysSheet, rows: readonly SheetRow[]): DaysInput['celle'] =>
  rows.flatMap((row, at) =>
    tenors.flatMap((tenor) => {
      const era = giorni[at]?.valori[tenor]?.value ?? null
      const typed = row.cells[tenor]
      const value = typeof typed === 'number' ? typed : null
      return value === era ? [] : [{ date: row.key, tenor, value, era }]
    }),
  )

/** What the server refused, by cell of the sheet. */
export const errorsByCell = (celle: DaysInput['celle'], error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(
        error.errors.map(({ path, message }) => {
          const cell = celle[Number(path.split('.')[1])]
          return [cell ? cellKey(cell.date, cell.tenor) : path, message]
        }),
      )
    : {}
