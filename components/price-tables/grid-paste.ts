import { cellsOf } from '@/components/data/sheet/sheet-blocks'
import { MAX_RIGHE, rigaSchema } from '@/lib/features/price-tables/schema'
import type { Figure } from './figures'
import { amountsOf, type Grid, withAxes, withCells } from './grid-draft'
import { numberIn } from './read-number'
import { durationsIn } from './read-wide'

type Pasted = { grid: Grid; said: string }

const isAmount = (value: number) => rigaSchema.shape.importo.safeParse(value).success
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
  if (!durations || !isRising(durations) || !lines.some(([first = '']) => isAmount(numberIn(first, false))))
    return null
  const values = new Map<number, Map<number, number | null>>()
  let unread = 0
  for (const [first = '', ...cells] of lines) {
    const importo = numberIn(first, false)
    const row = new Map(values.get(importo))
    for (const [at, durata] of durations.entries()) {
      const cell = cells[at]?.trim() ?? ''
      const value = cell === '' ? null : numberIn(cell, figure === 'tan' || figure === 'taeg')
      if (isAmount(importo) && isDuration(durata) && !Number.isNaN(value)) row.set(durata, value)
      else if (cell !== '') unread += 1
    }
    if (row.size > 0) values.set(importo, row)
  }
  return placed(grid, values, figure, unread)
}

function placed(
  grid: Grid,
  values: ReadonlyMap<number, ReadonlyMap<number, number | null>>,
  figure: Figure,
  unread: number,
): Pasted {
  const months = [...values.values()].flatMap((row) => [...row.keys()])
  const wide = withAxes(grid, [...amountsOf(grid), ...values.keys()], [...grid.durations, ...months])
  if (wide.lines.length * wide.durations.length > MAX_RIGHE)
    return { grid, said: `Una griglia ha al massimo ${MAX_RIGHE} combinazioni: non è stato incollato nulla.` }
  const added = [
    count(wide.lines.length - grid.lines.length, 'importo', 'importi'),
    count(wide.durations.length - grid.durations.length, 'durata', 'durate'),
  ].filter((words) => !words.startsWith('0'))
  const said = [
    `${count(months.length, 'cella incollata', 'celle incollate')} secondo le intestazioni.`,
    added.length > 0 && `Si aggiungono ${added.join(' e ')}.`,
    unread > 0 &&
      `${count(unread, 'cella non si legge', 'celle non si leggono')} e non ${unread === 1 ? 'è presa' : 'sono prese'}.`,
  ]
  return { grid: withCells(wide, values, figure), said: said.filter(Boolean).join(' ') }
}
