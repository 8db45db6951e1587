import { need } from './error'

type YearMonthDay = { year: number; month: number; day: number }

const DAY_MS = 86_400_000

function parse(text: string): YearMonthDay {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const [year = 0, month = 0, day = 0] = (match ?? []).slice(1).map(Number)
  const ok = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  need(ok, 'date', `La data «${text}» non esiste: scrivila come AAAA-MM-GG.`)
  return { year, month, day }
}

const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
const dayNumber = ({ year, month, day }: YearMonthDay) => Date.UTC(year, month - 1, day) / DAY_MS

/** The same day `months` later (or earlier), or the month's last day where there is no such day. */
function shift({ year, month, day }: YearMonthDay, months: number): YearMonthDay {
  const index = year * 12 + month - 1 + months
  const to = { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 }
  return { ...to, day: Math.min(day, daysInMonth(to.year, to.month)) }
}

/**
 * Years between two days 'YYYY-MM-DD'; negative when `to` comes first.
 * Source: Dir. 2008/48/CE and 2014/17/UE All. I, remark (c): whole months count as twelfths; otherwise whole
 * months are counted backwards from the later day and the days that remain are divided by the length (365 or
 * 366) of the year that ends where the count of days ends. An interval is whole also when a short month cuts
 * the day: 31/12 → 28/02 is 2/12.
 * @throws FinanceError on `date` for a day that does not exist
 */
export function yearFraction(from: string, to: string): number {
  return from <= to ? forward(parse(from), parse(to)) : -forward(parse(to), parse(from))
}

function forward(from: YearMonthDay, to: YearMonthDay): number {
  const start = dayNumber(from)
  const months = (to.year - from.year) * 12 + to.month - from.month
  if (dayNumber(shift(from, months)) === dayNumber(to)) return months / 12
  const whole = dayNumber(shift(to, -months)) >= start ? months : months - 1
  const anchor = shift(to, -whole)
  const days = dayNumber(anchor) - start
  if (days === 0) return whole / 12
  return whole / 12 + days / (dayNumber(anchor) - dayNumber(shift(anchor, -12)))
}
