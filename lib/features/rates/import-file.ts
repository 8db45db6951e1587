import 'server-only'
import { type CsvTable, readCsv } from '@/lib/core/csv'
import { dayOf } from '@/lib/core/dates'
import { invalidField } from '@/lib/core/errors'
import { saveTegm } from './mutations'
import { isSeries, parseEcb, parseRates, portalRows, portalSeries } from './parse-rates'
import { parseTegm } from './parse-tegm'
import type { Parsed } from './read-cells'
import { saveImported } from './save-imported'
import type { ImportQuery } from './schema'
import type { Counts, ImportReport, RateRow, TegmRow } from './types'

/** Rows that one transaction writes. */
const PORTION = 5_000
const LISTED_PROBLEMS = 200

/** `ecb` as its API writes it, `portal` as the button of its data portal does. */
type Kind = 'ecb' | 'portal' | 'rates' | 'tegm'

const HEADERS: Record<Kind, readonly string[]> = {
  ecb: ['time_period', 'obs_value'],
  portal: ['date', 'time period'],
  rates: ['date', 'index', 'tenor', 'value'],
  tegm: ['from', 'to', 'category', 'class_from', 'class_to', 'tegm'],
}
const KINDS: readonly Kind[] = ['ecb', 'portal', 'rates', 'tegm']

/**
 * What a CSV holds, from the names of its columns.
 * @throws 422 on `file` when it is none that we know, on `serie` when the ECB's file does not say its series
 */
export function kindOf(columns: readonly string[], { serie }: ImportQuery): Kind {
  const kind = KINDS.find((name) => HEADERS[name].every((column) => columns.includes(column)))
  if (!kind) {
    const expected =
      'Servono le colonne date,index,tenor,value, oppure from,to,category,class_from,class_to,tegm, ' +
      'oppure un CSV della BCE: con TIME_PERIOD e OBS_VALUE, o con DATE, TIME PERIOD e la serie fra parentesi.'
    throw invalidField('file', `Il file non è un CSV di tassi che conosciamo. ${expected}`)
  }
  if (serie && !isSeries(serie))
    throw invalidField('serie', `«${serie}» non è una serie dell’Euribor della BCE.`)
  if (kind === 'portal' && !portalSeries(columns).some((one) => isSeries(one.serie)))
    throw invalidField('file', 'Nel file della BCE non c’è nessuna serie dell’Euribor che conosciamo.')
  if (kind === 'ecb' && !columns.includes('key') && !serie) {
    throw invalidField(
      'serie',
      'Il file non dice di quale serie è: indicala, per esempio FM.M.U2.EUR.RT.MM.EURIBOR3MD_.HSTA.',
    )
  }
  return kind
}

export type ImportOptions = ImportQuery & {
  /** Called after each portion; when it answers false the import stops there. */
  onProgress?: (done: number, total: number) => Promise<boolean>
}

/** Takes every row of a CSV that can be read, says which lines cannot, and is the same done twice. */
export async function importCsv(text: string, options: ImportOptions = {}): Promise<ImportReport> {
  const { columns, rows } = readCsv(text)
  const kind = kindOf(columns, options)
  if (kind === 'tegm') return saved('tegm', parseTegm(rows), saveTegm, options)
  return saved('rates', ratesOf(kind, { columns, rows }, options), saveImported, options)
}

function ratesOf(kind: Exclude<Kind, 'tegm'>, { columns, rows }: CsvTable, { serie, fonte }: ImportQuery) {
  const given = { today: dayOf(new Date()), serie, fonte }
  if (kind === 'rates') return parseRates(rows, given)
  return parseEcb(kind === 'portal' ? portalRows(columns, rows) : rows, given)
}

async function saved<T extends RateRow | TegmRow>(
  kind: ImportReport['kind'],
  { rows, problems, count }: Parsed<T>,
  save: (rows: readonly T[]) => Promise<Counts>,
  { onProgress }: ImportOptions,
): Promise<ImportReport> {
  const total = { created: 0, updated: 0, unchanged: 0 }
  for (let start = 0; start < rows.length; start += PORTION) {
    const portion = rows.slice(start, start + PORTION)
    const counts = await save(portion)
    total.created += counts.created
    total.updated += counts.updated
    total.unchanged += counts.unchanged
    if ((await onProgress?.(start + portion.length, rows.length)) === false) break
  }
  const listed = problems.slice(0, LISTED_PROBLEMS)
  return { kind, rows: count, ...total, problemCount: problems.length, problems: listed }
}
