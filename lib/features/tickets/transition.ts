import { AppError, invalidField } from '@/lib/core/errors'
import type { Hours } from '@/lib/italian/opening-hours'
import { workingMinutesBetween } from '@/lib/italian/working-time'
import type { Ticket } from '@/prisma/generated/client'
import { pausedUntil } from './clock'
import type { Changes } from './save'
import { canReopen, DAYS_TO_REOPEN, isOpen, STATI_TICKET, type StatoTicket } from './states'

/** A ticket waits at most so long before it comes back. */
const MOST_DAYS = 366
const DAY = 86_400_000

export const tooLate = () =>
  new AppError('conflict', `È chiuso da più di ${DAYS_TO_REOPEN} giorni: apri un nuovo ticket.`)

type Move = { to: StatoTicket; orari: Hours; now?: Date; riprendiIl?: Date | null }

/**
 * What a ticket's columns become in its new state: the clock stands while it waits for the opener and while it is solved, and says
 * how long the solution took.
 * @throws 409 where the state cannot follow
 */
export function transition(
  before: Ticket,
  { to, orari, now = new Date(), riprendiIl = null }: Move,
): Changes {
  const from = STATI_TICKET[before.stato]
  if (to === before.stato && to === 'in_attesa') return { riprendiIl }
  if (!(from.next as readonly string[]).includes(to))
    throw new AppError('conflict', `Da «${from.label}» non si passa a «${STATI_TICKET[to].label}».`)
  if (isOpen(to) && !isOpen(before.stato) && !canReopen(before, now)) throw tooLate()
  const ran = running(before, orari, now)
  if (to === 'in_attesa') return { ...ran, stato: to, pausaDal: now, riprendiIl }
  if (isOpen(to)) return { ...ran, stato: to }
  return { ...ran, ...ended(before, to, { orari, now, minutiPausa: ran.minutiPausa ?? before.minutiPausa }) }
}

/** The clock goes on: for as long as it has stood the deadlines move. */
function running(before: Ticket, orari: Hours, now: Date): Changes {
  if (isOpen(before.stato))
    return { minutiPausa: pausedUntil(before, orari, now), pausaDal: null, riprendiIl: null }
  const since = before.risoltoAt ?? before.closedAt ?? now
  return {
    minutiPausa: before.minutiPausa + workingMinutesBetween(orari, since, now),
    riaperture: before.riaperture + 1,
    risoltoAt: null,
    closedAt: null,
    minutiRisoluzione: null,
  }
}

type End = { orari: Hours; now: Date; minutiPausa: number }

function ended(before: Ticket, stato: StatoTicket, { orari, now, minutiPausa }: End): Changes {
  const closedAt = stato === 'chiuso' ? now : null
  // From solved to closed nothing is worked any more.
  if (before.stato === 'risolto')
    return {
      stato,
      closedAt,
      risoltoAt: before.risoltoAt,
      minutiRisoluzione: before.minutiRisoluzione,
      riaperture: before.riaperture,
      minutiPausa: before.minutiPausa,
    }
  const worked = workingMinutesBetween(orari, before.createdAt, now) - minutiPausa
  return {
    stato,
    closedAt,
    risoltoAt: now,
    daRispondere: false,
    minutiRisoluzione: Math.max(0, worked),
  }
}

/** When a ticket comes back has to be ahead, and not too far. */
export function checkWake(riprendiIl: string, now = new Date()): Date {
  const at = new Date(riprendiIl)
  if (at <= now) throw invalidField('riprendiIl', 'Scegli un momento che deve ancora venire.')
  if (at.getTime() - now.getTime() > MOST_DAYS * DAY)
    throw invalidField('riprendiIl', 'Al massimo fra un anno.')
  return at
}
