import { addMonthsToDay, type Day, todayInRome } from '@/lib/core/dates'

const AHEAD = 5
/** Of months that are over, and of those that the board does not reach. */
export const SCADUTE = 'scadute'
export const DOPO = 'dopo'

/** This month and those ahead that have a column of their own, as '2026-11'. */
export const boardMonths = (today: Day = todayInRome()): string[] =>
  Array.from({ length: AHEAD + 1 }, (_, ahead) =>
    addMonthsToDay(`${today.slice(0, 7)}-01`, ahead).slice(0, 7),
  )

/** The column that a forecast of a month stands in. */
export function columnOf(day: Day, today: Day = todayInRome()): string {
  const [month, months] = [day.slice(0, 7), boardMonths(today)]
  if (month < String(months[0])) return SCADUTE
  return months.includes(month) ? month : DOPO
}

/** The days of a column as the list's filter says them; its months begin with their first. */
export function daysOf(column: string, today: Day = todayInRome()): string {
  const months = boardMonths(today)
  if (column === SCADUTE) return `..${addMonthsToDay(`${months[0]}-01`, -1)}`
  if (column === DOPO) return `${addMonthsToDay(`${months.at(-1)}-01`, 1)}..`
  return `${column}-01..${column}-01`
}

/** The month that a card is given in a column. Of those that are over, the last: the server says that none can be chosen. */
export const monthOfColumn = (column: string, today: Day = todayInRome()): string =>
  column === SCADUTE ? addMonthsToDay(`${today.slice(0, 7)}-01`, -1).slice(0, 7) : column
