import { addMonthsToDay, todayInRome } from '@/lib/core/dates'

const words = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** '2026-11-01' → "novembre 2026" */
export const monthWords = (day: string): string => words.format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`))

/** So many months ahead may a forecast be moved to from its list; its own page takes any. */
const AHEAD = 12

/** This month and the next ones, to choose from. */
export function monthsAhead(today: string = todayInRome()): { value: string; label: string }[] {
  const first = `${today.slice(0, 7)}-01`
  return Array.from({ length: AHEAD }, (_, index) => {
    const day = addMonthsToDay(first, index)
    return { value: day.slice(0, 7), label: monthWords(day) }
  })
}

/** The month that a dialog begins with: that of the forecast, or this one where it has passed. */
export function monthToOffer(previstaPer: string, today: string = todayInRome()): string {
  const [own, now] = [previstaPer.slice(0, 7), today.slice(0, 7)]
  return own < now ? now : own
}

export const isStale = (daRivedereIl: string, today: string = todayInRome()): boolean => daRivedereIl <= today

/** "a dicembre 2026", "ad aprile 2027" */
export const toMonth = (month: string): string => `${month.startsWith('a') ? 'ad' : 'a'} ${month}`
