import type { Span } from '@/lib/italian/opening-hours'
import { addWorkingMinutes, workingMinutesBetween } from '@/lib/italian/working-time'
import { isOpen, PRIORITA, type Priorita, type StatoTicket } from './states'

/** What a category gives the office, in working minutes. */
export type Times = { minutiRisposta: number | null; minutiSoluzione: number | null }

type Clocked = {
  stato: StatoTicket
  priorita: Priorita
  createdAt: Date
  primaRispostaAt: Date | null
  primaRispostaEntro: Date | null
  pausaDal: Date | null
  minutiPausa: number
}

/**
 * The deadlines of a ticket: they follow from when it was opened, and for how long the clock has stood. That of the first answer
 * stays as it was when the answer came.
 */
export function deadlinesOf(ticket: Clocked, times: Times, orari: readonly Span[], now = new Date()) {
  const { createdAt, minutiPausa, priorita } = ticket
  const due = (minutes: number | null) =>
    minutes === null
      ? null
      : addWorkingMinutes(orari, createdAt, Math.ceil(minutes * PRIORITA[priorita].share) + minutiPausa)
  const primaRispostaEntro = ticket.primaRispostaAt ? ticket.primaRispostaEntro : due(times.minutiRisposta)
  const risoluzioneEntro = due(times.minutiSoluzione)
  return {
    primaRispostaEntro,
    risoluzioneEntro,
    ...nextDue({ ...ticket, primaRispostaEntro, risoluzioneEntro }, now),
  }
}

type Due = Pick<Clocked, 'stato' | 'primaRispostaAt' | 'pausaDal'> & {
  primaRispostaEntro: Date | null
  risoluzioneEntro: Date | null
}

/** The deadline that the office has to keep next, while the clock runs; and whether it is too late for it. */
export function nextDue(ticket: Due, now = new Date()): { scadeAt: Date | null; fuoriTempo: boolean } {
  if (!isOpen(ticket.stato) || ticket.pausaDal) return { scadeAt: null, fuoriTempo: false }
  const { primaRispostaAt, primaRispostaEntro, risoluzioneEntro } = ticket
  const isFirst =
    !primaRispostaAt && primaRispostaEntro && !(risoluzioneEntro && risoluzioneEntro < primaRispostaEntro)
  const scadeAt = isFirst ? primaRispostaEntro : risoluzioneEntro
  return { scadeAt, fuoriTempo: scadeAt !== null && scadeAt <= now }
}

/** Working minutes for which the clock has stood, up to now. */
export const pausedUntil = (
  { pausaDal, minutiPausa }: Pick<Clocked, 'pausaDal' | 'minutiPausa'>,
  orari: readonly Span[],
  now: Date,
): number => minutiPausa + (pausaDal ? workingMinutesBetween(orari, pausaDal, now) : 0)
