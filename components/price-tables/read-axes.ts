import { MAX_RIGHE, rigaSchema } from '@/lib/features/price-tables/schema'
import { sorted } from './figures'
import { amountsOf, type Grid, rowsOf, withAxes } from './grid-draft'
import { readFigure } from './read-figure'

type Axis = { values: number[]; problem?: string }

/** "5.000; 7.500" as numbers; the first that is none is named. */
function axisOf(text: string, column: 'importo' | 'durata'): Axis {
  const words = text.split(/[;\n\t]/).filter((word) => word.trim() !== '')
  const readings = words.map((word) => readFigure(word, column))
  const problems = readings.map(({ value, problem }, at) => {
    if (problem !== undefined) return problem
    const [issue] = rigaSchema.shape[column].safeParse(value).error?.issues ?? []
    return issue && `«${words[at]?.trim()}»: ${issue.message}`
  })
  const values = sorted(readings.flatMap(({ value }) => value ?? []))
  return { values, problem: problems.find((one) => one !== undefined) }
}

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** What two lists would make of a grid, and what of it would go. */
export function readAxes(grid: Grid, amountsText: string, durationsText: string) {
  const amounts = axisOf(amountsText, 'importo')
  const durations = axisOf(durationsText, 'durata')
  const cells = amounts.values.length * durations.values.length
  const isTooLarge = cells > MAX_RIGHE
  const lost = rowsOf(grid).length - rowsOf(withAxes(grid, amounts.values, durations.values)).length
  const isSame =
    String(amounts.values) === String(amountsOf(grid)) && String(durations.values) === String(grid.durations)
  const size = `${count(amounts.values.length, 'importo', 'importi')}, ${count(durations.values.length, 'durata', 'durate')}`
  const words = isTooLarge
    ? `${size}: una griglia ha al massimo ${MAX_RIGHE} combinazioni.`
    : `${size}.${lost > 0 ? ` Si ${lost === 1 ? 'toglie una combinazione' : `tolgono ${lost} combinazioni`}.` : ''}`
  const canTake = !isTooLarge && !amounts.problem && !durations.problem && !isSame
  return { amounts, durations, words, canTake }
}
