import {
  addDays,
  addMonthsToDay,
  columnOfDay,
  type Day,
  dayOfColumn,
  formatDay,
  formatMonth,
} from '@/lib/core/dates'

/** First and last day, both in. */
export type Period = { from: Day; to: Day }
/** What one row of time is. */
export type Step = 'day' | 'month' | 'quarter' | 'year'

const DAY_MS = 86_400_000
const MONTHS: Record<Exclude<Step, 'day'>, number> = { month: 1, quarter: 3, year: 12 }

export const monthStart = (day: Day): Day => `${day.slice(0, 7)}-01`
export const shiftDay = (day: Day, days: number): Day => dayOfColumn(addDays(columnOfDay(day), days))
/** The last day of a month. */
export const lastDayOf = (day: Day): Day => shiftDay(addMonthsToDay(monthStart(day), 1), -1)

/** How many calendar months a period touches. */
export const monthsIn = ({ from, to }: Period): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7)) +
  1

export const daysIn = ({ from, to }: Period): number =>
  Math.round((columnOfDay(to).getTime() - columnOfDay(from).getTime()) / DAY_MS) + 1

/** Whether a period is whole months; one that ends today or later in its month is, too: nothing has happened since. */
export const isWhole = ({ from, to }: Period, today: Day): boolean =>
  from.endsWith('-01') && (to === lastDayOf(to) || (to >= today && monthStart(to) === monthStart(today)))

/** The first day of the month, quarter or year that a day lies in. */
export function stepStart(step: Step, day: Day): Day {
  if (step === 'day') return day
  const month = Number(day.slice(5, 7)) - 1
  const first = month - (month % MONTHS[step])
  return `${day.slice(0, 4)}-${String(first + 1).padStart(2, '0')}-01`
}

const nextStep = (step: Step, start: Day): Day =>
  step === 'day' ? shiftDay(start, 1) : addMonthsToDay(start, MONTHS[step])

/** Every day, month, quarter or year of a period by its first day, also those in which nothing happened. */
export function stepsOf(step: Step, { from, to }: Period): Day[] {
  const steps: Day[] = []
  for (let at = stepStart(step, from); at <= to; at = nextStep(step, at)) steps.push(at)
  return steps
}

/** The part of a period that lies in one of its steps. */
export function partOf(step: Step, start: Day, { from, to }: Period): Period {
  const end = shiftDay(nextStep(step, start), -1)
  return { from: start > from ? start : from, to: end < to ? end : to }
}

/** "22/11/2026", "nov 2026", "4° trim. 2026", "2026". */
export function stepWords(step: Step, start: Day): string {
  if (step === 'day') return formatDay(start)
  if (step === 'year') return start.slice(0, 4)
  if (step === 'quarter') return `${Math.ceil(Number(start.slice(5, 7)) / 3)}° trim. ${start.slice(0, 4)}`
  return formatMonth(start)
}

/** "dal 01/01/2026 al 31/01/2026" */
export const periodWords = ({ from, to }: Period): string => `dal ${formatDay(from)} al ${formatDay(to)}`

/** The same number of whole months or days before, or the same ones of a year before. */
export function periodBefore(period: Period, confronto: 'anno' | 'periodo', whole: boolean): Period {
  const { from, to } = period
  if (confronto === 'anno')
    return {
      from: addMonthsToDay(from, -12),
      to: whole ? lastDayOf(addMonthsToDay(monthStart(to), -12)) : addMonthsToDay(to, -12),
    }
  if (!whole) return { from: shiftDay(from, -daysIn(period)), to: shiftDay(from, -1) }
  return { from: addMonthsToDay(from, -monthsIn(period)), to: shiftDay(from, -1) }
}

/** Whether today lies in a period, before its last day: it has had a part of its days alone. */
export const isRunning = ({ from, to }: Period, today: Day): boolean => from <= today && today < to

/**
 * What a period is compared with. Of one that has begun and not ended, as many days as it has had: a whole month would always
 * look better than one of three weeks.
 */
export function comparedPeriod(
  period: Period,
  confronto: 'anno' | 'periodo',
  { whole, today }: { whole: boolean; today: Day },
): Period {
  const before = periodBefore(period, confronto, whole)
  if (!isRunning(period, today)) return before
  if (confronto === 'anno') return { from: before.from, to: addMonthsToDay(today, -12) }
  return {
    from: before.from,
    to: whole
      ? addMonthsToDay(today, -monthsIn(period))
      : shiftDay(before.from, daysIn({ from: period.from, to: today }) - 1),
  }
}

/** Whether cases opened in these days are too young for one to say what has become of them. */
export const isMaturing = ({ to }: Period, today: Day): boolean =>
  monthStart(to) > addMonthsToDay(monthStart(today), -MATURE_MONTHS)
const MATURE_MONTHS = 6

export type NamedPeriod = Period & { value: string; label: string }

const months = (value: string, label: string, from: Day, to: Day): NamedPeriod => ({
  value,
  label,
  from: monthStart(from),
  to: lastDayOf(to),
})
const days = (value: string, label: string, from: Day, to: Day): NamedPeriod => ({ value, label, from, to })

/** Of what is planned by the year: all of it, its months to come included. */
function yearsAround(today: Day): NamedPeriod[] {
  const start = (years: number) => addMonthsToDay(stepStart('year', today), 12 * years)
  const whole = (value: string, label: string, years: number) =>
    months(value, label, start(years), addMonthsToDay(start(years), 11))
  return [
    whole('anno', 'Quest’anno', 0),
    months('finora', 'Quest’anno, fino a questo mese', start(0), today),
    months('mese', 'Questo mese', today, today),
    whole('annoScorso', 'L’anno scorso', -1),
    whole('annoProssimo', 'L’anno prossimo', 1),
  ]
}

/** What people ask for by name, and a mail by the clock; the first is that of a report without a period. */
export function namedPeriods(
  today: Day,
  { ahead, year: byYear, days: daily }: { ahead: boolean; year?: true; days: boolean },
): NamedPeriod[] {
  const back = (count: number) => addMonthsToDay(monthStart(today), -count)
  if (byYear) return yearsAround(today)
  if (ahead)
    return [
      months('6', 'Questo mese e altri 5', today, back(-5)),
      months('mese', 'Questo mese', today, today),
      months('prossimo', 'Il mese prossimo', back(-1), back(-1)),
      months('3', 'Questo mese e altri 2', today, back(-2)),
    ]
  const quarter = stepStart('quarter', today)
  const year = stepStart('year', today)
  const monday = shiftDay(today, -((columnOfDay(today).getUTCDay() + 6) % 7))
  return [
    months('12', 'Ultimi 12 mesi', back(11), today),
    months('mese', 'Questo mese', today, today),
    months('scorso', 'Il mese scorso', back(1), back(1)),
    months('3', 'Ultimi 3 mesi', back(2), today),
    months('trimestre', 'Questo trimestre', quarter, today),
    months(
      'trimestreScorso',
      'Il trimestre scorso',
      addMonthsToDay(quarter, -3),
      addMonthsToDay(quarter, -1),
    ),
    months('anno', 'Quest’anno', year, today),
    months('annoScorso', 'L’anno scorso', addMonthsToDay(year, -12), shiftDay(year, -1)),
    months('24', 'Ultimi 24 mesi', back(23), today),
    ...(daily
      ? [
          days('ieri', 'Ieri', shiftDay(today, -1), shiftDay(today, -1)),
          days('settimana', 'La settimana scorsa', shiftDay(monday, -7), shiftDay(monday, -1)),
          days('7g', 'Ultimi 7 giorni', shiftDay(today, -6), today),
          days('30g', 'Ultimi 30 giorni', shiftDay(today, -29), today),
        ]
      : []),
  ]
}
