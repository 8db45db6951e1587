import { cellsOf } from '@/components/data/sheet/sheet-blocks'
import { MAX_RIGHE, rigaSchema } from '@/lib/features/price-tables/schema'
import type { Figure } from './figures'
import { amountsOf, type Grid, withAxes, withCells } from './grid-draft'
import { readFigure } from './read-figure'
import { durationsIn } from './read-wide'

type Pasted = { grid: Grid; said: string }

/** The amount that a line begins with; undefined where that is none. */
function amountIn(text: string): number | undefined {
  const { value } = readFigure(text, 'importo')
  return rigaSchema.shape.importo.safeParse(value).success ? value : undefined
}

const isDuration = (value: number) => rigaSchema.shape.durata.safeParse(value).success

/** Figures of cells whose first one is empty look like months, too: those of headings go up. */
const isRising = (values: readonly number[]) =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0))

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/**
 * A block that was copied with its headings, durations across and amounts down: its figures go where these say, and amounts and
 * durations that the grid does not have are added. Null for a block without headings.
 */
export function pastedWithHeadings(grid: Grid, text: string, figure: Figure): Pasted | null {
  const [head = [], ...lines] = cellsOf(text)
  const durations = durationsIn(head)
  const hasAmounts = lines.some(([first = '']) => amountIn(first) !== undefined)
  if (!durations || !isRising(durations) || !hasAmounts) return null
  const values = new Map<number, Map<number, number | null>>()
  const problems: string[] = []
  for (const [first = '', ...cells] of lines) {
    const importo = amountIn(first)
    const row = new Map(values.get(importo ?? 0))
    for (const [at, durata] of durations.entries()) {
      const cell = cells[at]?.trim() ?? ''
      const { value, problem } = cell === '' ? { value: null, problem: undefined } : readFigure(cell, figure)
      if (importo !== undefined && isDuration(durata) && value !== undefined) row.set(durata, value)
      else if (cell !== '') problems.push(problem ?? `${first}: l’importo non si legge.`)
    }
    if (importo === undefined) continue
    if (row.size > 0) values.set(importo, row)
  }
  return placed(grid, values, figure, problems)
}

function placed(
  grid: Grid,
  values: ReadonlyMap<number, ReadonlyMap<number, number | null>>,
  figure: Figure,
  problems: readonly string[],
): Pasted {
  const months = [...values.values()].flatMap((row) => [...row.keys()])
  const wide = withAxes(grid, [...amountsOf(grid), ...values.keys()], [...grid.durations, ...months])
  if (wide.lines.length * wide.durations.length > MAX_RIGHE)
    return { grid, said: `Una griglia ha al massimo ${MAX_RIGHE} combinazioni: non è stato incollato nulla.` }
  const added = [
    count(wide.lines.length - grid.lines.length, 'importo', 'importi'),
    count(wide.durations.length - grid.durations.length, 'durata', 'durate'),
  ].filter((words) => !words.startsWith('0'))
  const unread = problems.length
  const said = [
    `${count(months.length, 'cella incollata', 'celle incollate')} secondo le intestazioni.`,
    added.length > 0 && `Si aggiungono ${added.join(' e ')}.`,
    unread > 0 &&
      `${count(unread, 'cella non si legge', 'celle non si leggono')} e non ${unread === 1 ? 'è presa' : 'sono prese'}: ${problems[0]}`,
  ]
  return { grid: withCells(wide, values, figure), said: said.filter(Boolean).join(' ') }
}
