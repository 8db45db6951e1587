import { addDays, columnOfDay, type Day, dayOfColumn, nextDay, startOfDay } from '@/lib/core/dates'
import { inForceOn } from '@/lib/settings/in-force'
import type { TermineReclami } from './settings'

/** The last days of a complaint, as its register keeps them, and where the clock of its ticket ends. */
export type ComplaintDue = { ricevutoIl: Day; consigliatoIl: Day; entroIl: Day; reclamoEntro: Date }

const later = (day: Day, days: number): Day => dayOfColumn(addDays(columnOfDay(day), days))

/** The days of a complaint that came on a day, by the terms in force on it; the clock ends with the suggested one, at midnight of Italy. */
export function daysOf(terms: readonly TermineReclami[], ricevutoIl: Day): ComplaintDue {
  const { giorni, consigliati } = inForceOn(terms, ricevutoIl)
  const consigliatoIl = later(ricevutoIl, consigliati)
  return {
    ricevutoIl,
    consigliatoIl,
    entroIl: later(ricevutoIl, giorni),
    reclamoEntro: startOfDay(nextDay(consigliatoIl)),
  }
}
