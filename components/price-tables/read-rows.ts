import { readCsv } from '@/lib/core/csv'
import { fold } from '@/lib/core/text'
import { MAX_RIGHE, type Riga, rigaSchema } from '@/lib/features/price-tables/schema'
import { numberIn } from './read-number'
import { isWide, readWide } from './read-wide'

const COLUMNS = ['importo', 'durata', 'rata', 'tan', 'taeg', 'spese'] as const
type Column = (typeof COLUMNS)[number]

/** What spreadsheets of banks call them besides. */
const OTHER_NAMES: Record<string, Column> = { capitale: 'importo', mesi: 'durata', costi: 'spese' }

type Problem = { line: number; reason: string }
type RowsRead = { righe: Riga[]; problems: Problem[]; wide: boolean }

/** "Durata (mesi)" is the duration, "TAN %" the rate. */
function columnOf(heading: string): Column | undefined {
  const [word = ''] = fold(heading).split(/[^a-z]+/)
  return COLUMNS.find((name) => name === word) ?? OTHER_NAMES[word]
}

/** The headings that a grid has which was copied without them: the columns in their usual order. */
function usualHeadings(text: string): string {
  const [first = ''] = text.split('\n', 1)
  if (/[a-z]/i.test(first)) return ''
  const separator = ['\t', ';'].find((one) => first.includes(one)) ?? ','
  return `${COLUMNS.slice(0, first.split(separator).length).join(separator)}\n`
}

/**
 * The rows of a grid in a CSV, or copied from a spreadsheet, in either shape; each line that is none is named with its reason.
 * `before`: the rows that are there, for what the wide shape does not say.
 */
export function readRows(text: string, before: readonly Riga[] = []): RowsRead {
  const bare = text.replace(/^\uFEFF/, '')
  return isWide(bare) ? { ...readWide(bare, before), wide: true } : { ...readLong(bare), wide: false }
}

function readLong(text: string): Omit<RowsRead, 'wide'> {
  const own = text.trimStart()
  const added = usualHeadings(own)
  const { columns, rows } = readCsv(added + own)
  const headings = new Map(columns.flatMap((heading) => [[columnOf(heading), heading] as const]))
  const missing = COLUMNS.find((name) => name !== 'spese' && !headings.has(name))
  if (missing) return { righe: [], problems: [{ line: 1, reason: `Manca la colonna «${missing}».` }] }
  const read: Omit<RowsRead, 'wide'> = { righe: [], problems: [] }
  const lines = new Map<string, number>()
  for (const { line: place, values, problem } of rows) {
    const line = added ? place - 1 : place
    if (read.righe.length === MAX_RIGHE) {
      read.problems.push({ line, reason: `Una tabella ha al massimo ${MAX_RIGHE} righe.` })
      break
    }
    const cell = (name: Column) => values[headings.get(name) ?? ''] ?? ''
    const given = Object.fromEntries(
      COLUMNS.map((name) => [name, numberIn(cell(name), name === 'tan' || name === 'taeg')]),
    )
    const parsed = rigaSchema.safeParse({ ...given, spese: cell('spese') === '' ? 0 : given.spese })
    const key = `${given.importo} ${given.durata}`
    const reason = problem ?? parsed.error?.issues[0]?.message ?? twice(lines.get(key))
    if (reason) read.problems.push({ line, reason })
    else if (parsed.data) read.righe.push(parsed.data)
    lines.set(key, lines.get(key) ?? line)
  }
  return read
}

const twice = (line: number | undefined) =>
  line === undefined ? undefined : `Ha importo e durata della riga ${line}.`

/** The same shape, as Italian spreadsheets read it. */
export function writeRows(righe: readonly Riga[]): string {
  const lines = righe.map((riga) => COLUMNS.map((name) => String(riga[name]).replace('.', ',')).join(';'))
  return `\uFEFF${[COLUMNS.join(';'), ...lines].join('\r\n')}\r\n`
}
