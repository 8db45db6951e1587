/**
 * A calendar date so many months later or earlier, at the same time of day, both read in UTC. Where the month has no such
 * day it is its last: 31 August and 6 months make 28 February, and never a day of March.
 */
export function shiftMonths(date: Date, months: number): Date {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const shifted = new Date(date)
  shifted.setUTCFullYear(year, month, Math.min(date.getUTCDate(), last))
  return shifted
}
