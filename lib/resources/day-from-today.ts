import { addDays, columnOfDay, type Day, dayOfColumn, todayInRome } from '@/lib/core/dates'

const RELATIVE = /^oggi(?:([+-])(\d{1,4}))?$/

/** "oggi", "oggi+30", "oggi-7", "mese", "anno" (their first) as a day: what a view asks stays true tomorrow. Nothing for any other text. */
export function dayFromToday(text: string, today: Day = todayInRome()): Day | null {
  if (text === 'mese') return `${today.slice(0, 7)}-01`
  if (text === 'anno') return `${today.slice(0, 4)}-01-01`
  const found = RELATIVE.exec(text)
  if (!found) return null
  const [, sign, days = '0'] = found
  return dayOfColumn(addDays(columnOfDay(today), Number(`${sign ?? ''}${days}`)))
}
