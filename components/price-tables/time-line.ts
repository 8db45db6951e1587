import { addMonthsToDay, columnOfDay, type Day, nextDay } from '@/lib/core/dates'
import type { Linea, Linee } from '@/lib/features/price-tables/types'

type Drawn = Linea['versioni'][number]
/** The days that are drawn, from the first to the one after the last. */
export type Span = { from: Day; to: Day }

/** What ended longer ago is not drawn: its days stand in the list of the line. */
const PAST_MONTHS = 24
const AHEAD_MONTHS = 6

/** From the first day that any grid has, two years at most, to half a year after the last beginning. */
export function spanOf({ oggi, righe }: Linee): Span {
  const begins = righe.flatMap(({ versioni }) => versioni.map(({ validFrom }) => validFrom)).sort()
  const earliest = addMonthsToDay(oggi, -PAST_MONTHS)
  const first = [begins[0] ?? earliest, earliest].sort()[1] ?? earliest
  const last = [begins.at(-1) ?? oggi, oggi].sort()[1] ?? oggi
  return { from: `${first.slice(0, 7)}-01`, to: addMonthsToDay(last, AHEAD_MONTHS) }
}

const time = (day: Day) => columnOfDay(day).getTime()

/** How far along a day is, in percent: before and after at the edges. */
export function placeOf(day: Day, { from, to }: Span): number {
  const share = (time(day) - time(from)) / (time(to) - time(from))
  return Math.max(0, Math.min(100, Math.round(share * 10_000) / 100))
}

/** Where a version is drawn; null where it ended before. */
export function barOf({ validFrom, validTo }: Drawn, span: Span): { left: number; width: number } | null {
  const left = placeOf(validFrom, span)
  const right = validTo ? placeOf(nextDay(validTo), span) : 100
  return right > left ? { left, width: Math.round((right - left) * 100) / 100 } : null
}

/** The first days of quarters within, but of the edge itself. */
export function quartersIn({ from, to }: Span): Day[] {
  const months = Array.from({ length: 120 }, (_, at) => addMonthsToDay(from, at))
  return months.filter((day) => day < to && Number(day.slice(5, 7)) % 3 === 1)
}

/** Published versions that hold on the same days, as grids of before this rule may. */
export function overlapping(versioni: readonly Drawn[]): Set<string> {
  const published = versioni.filter(({ fase }) => fase !== 'bozza')
  const meets = (a: Drawn, b: Drawn) =>
    a !== b && a.validFrom <= (b.validTo ?? '9999-12-31') && b.validFrom <= (a.validTo ?? '9999-12-31')
  return new Set(
    published.filter((one) => published.some((other) => meets(one, other))).map(({ _id }) => _id),
  )
}
