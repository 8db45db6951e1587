import { addDays, type Day, dayOf, dayOfColumn } from '@/lib/core/dates'
import type { StatoCorso } from './labels'

/** A person who joins when a course is about to be due has this much time all the same. */
const DAYS_FOR_NEW = 30

type Due = { id: string; scadeIl: Date | null }
type Given = { corsoId: string; scadeIl: Date }
type Joined = { mandatoDal: Date | null; createdAt: Date; corsiAssegnati: readonly Given[] }

/** By when somebody has to have done a course: by the day that was given to them, where one was. */
export function dueDay({ id, scadeIl }: Due, { mandatoDal, createdAt, corsiAssegnati }: Joined): Day | null {
  const given = corsiAssegnati.find(({ corsoId }) => corsoId === id)
  if (given) return dayOfColumn(given.scadeIl)
  if (!scadeIl) return null
  const own = dayOf(addDays(mandatoDal ?? createdAt, DAYS_FOR_NEW))
  const due = dayOfColumn(scadeIl)
  return own > due ? own : due
}

type Certificate = { emessoAt: Date; scadeAt: Date | null }

export const isValid = (certificate: Certificate | undefined, now: Date): boolean =>
  certificate !== undefined && (certificate.scadeAt === null || certificate.scadeAt > now)

/** What was seen before a certificate expired does not count for the next one. */
export const isSpent = (begun: Date, certificate: Certificate | undefined, now: Date): boolean =>
  certificate !== undefined &&
  !isValid(certificate, now) &&
  certificate.scadeAt !== null &&
  begun <= certificate.scadeAt

type Situation = {
  /** The latest one. */
  certificate: Certificate | undefined
  /** When each lesson was begun. */
  begun: readonly Date[]
  due: Day | null
}

/** How far somebody is with a course. */
export function courseState({ certificate, begun, due }: Situation, now: Date): StatoCorso {
  if (isValid(certificate, now)) return 'completato'
  const isLate = due !== null && due < dayOf(now)
  const isBegun = begun.some((one) => !isSpent(one, certificate, now))
  if (isLate) return 'in_ritardo'
  if (isBegun) return 'in_corso'
  return certificate ? 'da_ripetere' : 'da_iniziare'
}
