import { z } from 'zod'
import { type Day, todayInRome } from '../core/dates'

const FIRST: Day = '1900-01-01'

/** Why a day cannot be somebody's birthday, in words; null where it can. */
export function birthdayProblem(day: Day, today: Day): string | null {
  if (day > today) return 'La data di nascita è nel futuro.'
  return day < FIRST ? 'La data di nascita è prima del 1900.' : null
}

/** A day on which somebody living was born, 'YYYY-MM-DD'. */
export const birthdaySchema = z.iso
  .date({ error: 'Scrivi una data.', abort: true })
  .superRefine((day, ctx) => {
    const message = birthdayProblem(day, todayInRome())
    if (message) ctx.addIssue({ code: 'custom', message })
  })
