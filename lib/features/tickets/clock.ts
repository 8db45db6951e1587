import type { Hours } from '@/lib/italian/opening-hours'
import { addWorkingMinutes, workingMinutesBetween } from '@/lib/italian/working-time'
import type { Policy } from './policy'
import { isOpen, type StatoTicket } from './states'

type Clocked = {
  stato: StatoTicket
  createdAt: Date
  primaRispostaAt: Date | null
  primaRispostaEntro: Date | null
  pausaDal: Date | null
  minutiPausa: number
  scadeAt: Date | null
  avvisaAt: Date | null
  reclamoEntro: Date | null
}

/** The office is warned when so much of the time has gone. */
const WARNED_AFTER = 0.8

/**
 * The deadlines of a ticket: they follow from when it was opened, and for how long the clock has stood. That of the first answer
 * stays as it was when the answer came. A complaint has a last day of its own, of the calendar, whatever its policy gives.
 */
export function deadlinesOf(ticket: Clocked, { orari, ...times }: Policy, now = new Date()) {
  const { createdAt, minutiPausa } = ticket
  const due = (minutes: number | null, share = 1) =>
    minutes === null ? null : addWorkingMinutes(orari, createdAt, Math.ceil(minutes * share) + minutiPausa)
  const primaRispostaEntro = ticket.primaRispostaAt ? ticket.primaRispostaEntro : due(times.minutiRisposta)
  const risoluzioneEntro = ticket.reclamoEntro ?? due(times.minutiSoluzione)
  const next = nextDue({ ...ticket, primaRispostaEntro, risoluzioneEntro }, now)
  const isFirst = !ticket.primaRispostaAt && same(next.scadeAt, primaRispostaEntro)
  const warning =
    ticket.reclamoEntro && !isFirst
      ? partOf(createdAt, ticket.reclamoEntro)
      : due(isFirst ? times.minutiRisposta : times.minutiSoluzione, WARNED_AFTER)
  return {
    primaRispostaEntro,
    risoluzioneEntro,
    ...next,
    avvisaAt: warningOf(ticket, next, warning),
  }
}

const partOf = (from: Date, to: Date) =>
  new Date(from.getTime() + WARNED_AFTER * (to.getTime() - from.getTime()))

const same = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime()

/** Each deadline is warned of once: for as long as it stays, so does what is left of its warning. */
function warningOf(
  before: Pick<Clocked, 'scadeAt' | 'avvisaAt'>,
  { scadeAt, fuoriTempo }: { scadeAt: Date | null; fuoriTempo: boolean },
  warning: Date | null,
): Date | null {
  if (!scadeAt || fuoriTempo) return null
  return same(before.scadeAt, scadeAt) ? before.avvisaAt : warning
}

type Due = Pick<Clocked, 'stato' | 'primaRispostaAt' | 'pausaDal' | 'reclamoEntro'> & {
  primaRispostaEntro: Date | null
  risoluzioneEntro: Date | null
}

/**
 * The deadline that the office has to keep next, while the clock runs; and whether it is too late for it. The time for a complaint
 * runs also while the office waits for whoever complains.
 */
export function nextDue(ticket: Due, now = new Date()): { scadeAt: Date | null; fuoriTempo: boolean } {
  const isPaused = ticket.pausaDal !== null
  if (!isOpen(ticket.stato) || (isPaused && !ticket.reclamoEntro)) return { scadeAt: null, fuoriTempo: false }
  const { primaRispostaAt, primaRispostaEntro, risoluzioneEntro } = ticket
  const isFirst =
    !isPaused &&
    !primaRispostaAt &&
    primaRispostaEntro &&
    !(risoluzioneEntro && risoluzioneEntro < primaRispostaEntro)
  const scadeAt = isFirst ? primaRispostaEntro : risoluzioneEntro
  return { scadeAt, fuoriTempo: scadeAt !== null && scadeAt <= now }
}

/** Working minutes for which the clock has stood, up to now. */
export const pausedUntil = (
  { pausaDal, minutiPausa }: Pick<Clocked, 'pausaDal' | 'minutiPausa'>,
  orari: Hours,
  now: Date,
): number => minutiPausa + (pausaDal ? workingMinutesBetween(orari, pausaDal, now) : 0)
