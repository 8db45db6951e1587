import type { CsvRow } from '@/lib/core/csv'
import { type Day, dayOfColumn, formatDay } from '@/lib/core/dates'
import { readDay } from '@/lib/italian/day-text'
import { BadRow, cell, collect, dayCell, type Parsed, percentCell } from './read-cells'
import { INDEXES, type RateIndex, TENORS } from './schema'
import type { RateRow } from './types'

/** Percentages outside this range are taken for typing errors. */
const MIN = -10
const MAX = 50

type Options = { today: Day; serie?: string; fonte?: string }

const keyOf = ({ index, tenor, date }: RateRow) => `${index} ${tenor} ${date}`

function notLater(day: Day, today: Day): Day {
  if (day > today) throw new BadRow(`Il ${formatDay(day)} deve ancora arrivare.`)
  return day
}

/** Rows of `date,index,tenor,value`. */
export function parseRates(rows: Iterable<CsvRow>, { today, fonte = '' }: Options): Parsed<RateRow> {
  const read = (row: CsvRow): RateRow => {
    const index = indexCell(row)
    return {
      index,
      tenor: tenorCell(row, index),
      date: notLater(dayCell(row, 'date'), today),
      value: percentCell(row, 'value', MIN, MAX),
      source: fonte,
    }
  }
  return collect(rows, read, keyOf)
}

function indexCell(row: CsvRow): RateIndex {
  const text = cell(row, 'index')
  const index = INDEXES.find((name) => name === text.toUpperCase())
  if (!index) throw new BadRow(`«${text}» non è un indice: EURIBOR oppure EURIRS.`)
  return index
}

function tenorCell(row: CsvRow, index: RateIndex): string {
  const text = cell(row, 'tenor')
  const tenor = TENORS[index].find((name) => name === text.toUpperCase())
  if (!tenor) throw new BadRow(`«${text}» non è una durata dell’${index}: ${TENORS[index].join(', ')}.`)
  return tenor
}

/** "FM.M.U2.EUR.RT.MM.EURIBOR3MD_.HSTA": frequency, currency and so on, the rate, how it is measured. */
const SERIES = /^(?:FM\.)?[A-Z]\.U2\.EUR\.RT\.MM\.EURIBOR(1M|3M|6M|1Y)D_\.[A-Z]+$/

/** Whether a text is the key of a Euribor series of the ECB. */
export const isSeries = (text: string): boolean => SERIES.test(text.toUpperCase())

/** "Euribor 3-month - Historical close … (FM.M.U2.EUR.RT.MM.EURIBOR3MD_.HSTA)": how the ECB's data portal calls a column. */
const PORTAL_COLUMN = /\(([a-z]{2}\.[a-z0-9_.]+)\)$/i

/** The columns of a file of the portal, with the series that each holds. */
export const portalSeries = (columns: readonly string[]) =>
  columns.flatMap((column) => {
    const serie = PORTAL_COLUMN.exec(column)?.[1]
    return serie ? [{ column, serie }] : []
  })

/** Rows of the portal (DATE, TIME PERIOD and a column for each series) as the ECB's API says them: one for each value. */
export function* portalRows(columns: readonly string[], rows: Iterable<CsvRow>): Generator<CsvRow> {
  const series = portalSeries(columns)
  for (const row of rows) {
    const filled = series.filter(({ column }) => row.values[column])
    // A month of which one series has no value says nothing of it; one without any is told.
    for (const { column, serie } of filled.length > 0 ? filled : series.slice(0, 1)) {
      const values = { key: serie, time_period: periodOf(row, serie), obs_value: row.values[column] ?? '' }
      yield { ...row, values }
    }
  }
}

/** The averages of a month stand under its last day. */
function periodOf({ values }: CsvRow, serie: string): string {
  const text = values.date ?? ''
  const { day } = readDay(text)
  return day && /^(?:fm\.)?m\./i.test(serie) ? day.slice(0, 7) : text
}

/**
 * Rows of the ECB's CSV (columns TIME_PERIOD, OBS_VALUE and, unless `serie` names it, KEY). The Euribor there
 * is the average of a month: it is known, and filed, on the month's last day.
 */
export function parseEcb(
  rows: Iterable<CsvRow>,
  { today, serie, fonte = 'BCE, media del mese' }: Options,
): Parsed<RateRow> {
  const read = (row: CsvRow): RateRow => ({
    index: 'EURIBOR',
    tenor: seriesTenor(row.values.key || serie),
    date: periodCell(row, today),
    value: percentCell(row, 'obs_value', MIN, MAX),
    source: fonte,
  })
  return collect(rows, read, keyOf)
}

function seriesTenor(key: string | undefined): string {
  if (!key) throw new BadRow('Manca «key»: indica la serie con --serie.')
  const tenor = SERIES.exec(key.toUpperCase())?.[1]
  if (!tenor) throw new BadRow(`«${key}» non è una serie dell’Euribor che conosciamo.`)
  return tenor === '1Y' ? '12M' : tenor
}

function periodCell(row: CsvRow, today: Day): Day {
  const text = cell(row, 'time_period')
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? []
  if (!year || !month) return notLater(dayCell(row, 'time_period'), today)
  const last = dayOfColumn(new Date(Date.UTC(Number(year), Number(month), 0)))
  if (last > today) throw new BadRow(`Il mese ${text} non è ancora finito.`)
  return last
}
