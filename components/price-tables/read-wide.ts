import type { CsvRecord } from '@/lib/core/csv-records'
import { fold } from '@/lib/core/text'
import { MAX_RIGHE, type Riga, rigaSchema } from '@/lib/features/price-tables/schema'
import { FinanceError } from '@/lib/finance/error'
import { ratesOfInstalment } from '@/lib/finance/price-grid'
import { sorted } from './figures'
import { readFigure } from './read-figure'
import type { Problem } from './read-rows'

const MONTHS = /^(\d{1,3})(?: ?(?:mesi|m))?$/
const AMOUNT = /^(?:importo|capitale)\b/
const keyOf = ({ importo, durata }: Pick<Riga, 'importo' | 'durata'>) => `${importo} ${durata}`

/** The months of a first line, or nothing where it is no line of durations. */
export function durationsIn(line: readonly string[]): number[] | undefined {
  const [corner = '', ...cells] = line.map((cell) => fold(cell))
  const durations = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
  const isWide =
    (corner === '' || AMOUNT.test(corner)) &&
    durations.length > 0 &&
    durations.every((cell) => MONTHS.test(cell))
  return isWide ? durations.map((cell) => Number(MONTHS.exec(cell)?.[1])) : undefined
}

/**
 * The rows of a grid with amounts down, durations across and instalments in the cells, as banks print it. What it does not say comes
 * from the rows that are there; where an instalment is another or new, TAN and TAEG are worked out from it, with the fees of the row
 * or none.
 */
export function readWide(
  months: readonly number[],
  records: readonly CsvRecord[],
  before: readonly Riga[],
): { righe: Riga[]; problems: Problem[] } {
  const known = new Map(before.map((riga) => [keyOf(riga), riga]))
  const righe: Riga[] = []
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const { line, cells } of records) {
    const read = cells ? lineOf(months, cells).map((cell) => rowOf(cell, known, seen)) : [UNREAD]
    const reason = read.find((one) => typeof one === 'string')
    if (reason) problems.push({ line, reason })
    else righe.push(...read.filter((one) => typeof one !== 'string'))
    if (righe.length > MAX_RIGHE) {
      problems.push({ line, reason: `Una tabella ha al massimo ${MAX_RIGHE} righe.` })
      break
    }
  }
  return { righe, problems }
}

const UNREAD = 'La riga non si legge: le virgolette non si chiudono, o le celle sono più delle durate.'

/** The combinations of a line that have an instalment, or why it cannot be read. */
function lineOf(months: readonly number[], [first = '', ...cells]: readonly string[]): (Cell | string)[] {
  if (cells.slice(months.length).some((cell) => cell.trim() !== '')) return [UNREAD]
  const filled = months.flatMap((durata, at) => {
    const text = cells[at]?.trim() ?? ''
    return text === '' ? [] : [{ durata, text }]
  })
  if (filled.length === 0) return []
  const amount = readFigure(first, 'importo')
  if (amount.problem !== undefined) return [`importo: ${amount.problem}`]
  return filled.map(({ durata, text }) => {
    const { value, problem } = readFigure(text, 'rata')
    return problem === undefined
      ? { importo: amount.value, durata, rata: value }
      : `${durata} mesi: ${problem}`
  })
}

type Cell = Pick<Riga, 'importo' | 'durata' | 'rata'>

/** A cell as a row, or what is wrong with it. */
function rowOf(cell: Cell | string, before: ReadonlyMap<string, Riga>, seen: Set<string>): Riga | string {
  if (typeof cell === 'string') return cell
  const key = keyOf(cell)
  const known = before.get(key)
  if (seen.has(key)) return `${cell.durata} mesi: questo importo c’è già.`
  seen.add(key)
  const same = known?.rata === cell.rata ? known : undefined
  const { spese = 0 } = known ?? {}
  const parsed = rigaSchema.safeParse({
    ...cell,
    spese,
    ...(same ? rates(same) : derived({ ...cell, spese })),
  })
  if (parsed.data) return parsed.data
  const [issue] = parsed.error?.issues ?? []
  const isRate = issue?.path[0] === 'tan' || issue?.path[0] === 'taeg'
  return `${cell.durata} mesi: ${isRate ? 'la rata non torna con nessun tasso.' : issue?.message}`
}

const rates = ({ tan, taeg }: Riga) => ({ tan, taeg })

/** Nothing where no rate comes to this instalment: the schema says so. */
function derived(cell: Cell & { spese: number }): Partial<Pick<Riga, 'tan' | 'taeg'>> {
  try {
    return ratesOfInstalment(cell)
  } catch (error) {
    if (error instanceof FinanceError) return {}
    throw error
  }
}

const italian = (value: number) => String(value).replace('.', ',')

/** The instalments of a grid in that shape, as Italian spreadsheets read it. */
export function writeWide(righe: readonly Riga[]): string {
  const durations = sorted(righe.map(({ durata }) => durata))
  const cells = new Map(righe.map((riga) => [keyOf(riga), riga.rata]))
  const lines = sorted(righe.map(({ importo }) => importo)).map((importo) => {
    const rates = durations.map((durata) => cells.get(keyOf({ importo, durata })))
    return [italian(importo), ...rates.map((rata) => (rata === undefined ? '' : italian(rata)))].join(';')
  })
  return `\uFEFF${[['importo', ...durations].join(';'), ...lines].join('\r\n')}\r\n`
}
