import { addDays, columnOfDay, type Day, dayOfColumn, todayInRome } from '@/lib/core/dates'

const RELATIVE = /^oggi(?:([+-])(\d{1,4}))?$/

/** "oggi", "oggi+30", "oggi-7" as a day: what a view asks stays true tomorrow. Nothing for any other text. */
export function dayFromToday(text: string, today: Day = todayInRome()): Day | null {
  const found = RELATIVE.exec(text)
  if (!found) return null
  const [, sign, days = '0'] = found
  return dayOfColumn(addDays(columnOfDay(today), Number(`${sign ?? ''}${days}`)))
}
