import { addDays, formatInstant } from '@/lib/core/dates'
import { invalidField } from '@/lib/core/errors'

/** A call further away than two years is taken for a typing error. */
const DAYS_AHEAD = 731

/** When somebody is to be called again. @throws 422 on `quando` for what is over, or too far away */
export function recallInstant(quando: string | null | undefined, now = new Date()): Date | null {
  if (!quando) return null
  const instant = new Date(quando)
  if (instant < now) throw invalidField('quando', 'L’ora è già passata.')
  if (instant > addDays(now, DAYS_AHEAD)) throw invalidField('quando', 'Al massimo fra due anni.')
  return instant
}

/** The same as words, in lines that no agenda reads. */
export function recallWords(testo: string, quando: string | null | undefined): string {
  const instant = recallInstant(quando)
  return [instant && `Richiamare il ${formatInstant(instant)}.`, testo].filter(Boolean).join(' ')
}
