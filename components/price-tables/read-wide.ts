import { readCsv } from '@/lib/core/csv'
import { fold } from '@/lib/core/text'
import { MAX_RIGHE, type Riga, rigaSchema } from '@/lib/features/price-tables/schema'
import { FinanceError } from '@/lib/finance/error'
import { ratesOfInstalment } from '@/lib/finance/price-grid'
import { sorted } from './figures'
import { numberIn } from './read-number'

type Problem = { line: number; reason: string }

const MONTHS = /^(\d{1,3})(?: ?(?:mesi|m))?$/
const AMOUNT = /^(?:importo|capitale)\b/
const keyOf = ({ importo, durata }: Pick<Riga, 'importo' | 'durata'>) => `${importo} ${durata}`

/** The months of a first line, or nothing where it is no line of durations. */
export function durationsIn(line: readonly string[]): number[] | undefined {
  const [corner = '', ...durations] = line.map((cell) => fold(cell.replaceAll('"', '')).trim())
  const isWide =
    (corner === '' || AMOUNT.test(corner)) &&
    durations.length > 0 &&
    durations.every((cell) => MONTHS.test(cell))
  return isWide ? durations.map((cell) => Number(MONTHS.exec(cell)?.[1])) : undefined
}

function headingsOf(text: string): number[] | undefined {
  const [first = ''] = text.split('\n', 1)
  const separator = ['\t', ';'].find((one) => first.includes(one)) ?? ','
  return durationsIn(first.split(separator))
}

/** Amounts down, durations across, instalments in the cells, as banks print it. */
export const isWide = (text: string): boolean => headingsOf(text.replace(/^\s*?\n/, '')) !== undefined

/**
 * The rows of such a grid. What it does not say comes from the rows that are there; where an instalment is another or new, TAN and
 * TAEG are worked out from it, with the fees of the row or none.
 */
export function readWide(text: string, before: readonly Riga[]): { righe: Riga[]; problems: Problem[] } {
  const own = text.replace(/^\s*?\n/, '')
  const months = headingsOf(own) ?? []
  const rest = own.slice(own.indexOf('\n') + 1)
  const separator = ['\t', ';'].find((one) => own.split('\n', 1)[0]?.includes(one)) ?? ','
  const { rows } = readCsv(`importo${separator}${months.map((_, at) => `c${at}`).join(separator)}\n${rest}`)
  const known = new Map(before.map((riga) => [keyOf(riga), riga]))
  const righe: Riga[] = []
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const { line, values, problem } of own.includes('\n') ? rows : []) {
    const importo = numberIn(values.importo ?? '', false)
    const cells = months.flatMap((durata, at) => {
      const cell = values[`c${at}`]?.trim()
      return cell ? [{ importo, durata, rata: numberIn(cell, false) }] : []
    })
    const read = problem ? [problem] : cells.map((cell) => rowOf(cell, known.get(keyOf(cell)), seen))
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

type Cell = Pick<Riga, 'importo' | 'durata' | 'rata'>

/** A cell as a row, or what is wrong with it. */
function rowOf(cell: Cell, known: Riga | undefined, seen: Set<string>): Riga | string {
  const key = keyOf(cell)
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
