import 'server-only'
import { addDays, formatInstant } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import type { Meeting } from './tell'

/** An appointment may be noted the day after; one further away than two years is taken for a typing error. */
const DAYS_AGO = 1
const DAYS_AHEAD = 731
/** A meeting has no end of its own and takes an hour, as the agenda draws it. */
const LASTS_MS = 3_600_000

type Asked = { quando: string; sovrapposto?: boolean }

/**
 * When an appointment can be: not over, not too far away, and not while the agent has another one, which is named and may
 * be put up with.
 * @throws 422 on `quando` or `sovrapposto`
 */
export async function checkAppointment(
  tx: Tx,
  meeting: Pick<Meeting, 'id' | 'agentId'>,
  { quando, sovrapposto }: Asked,
): Promise<void> {
  const [instant, now] = [new Date(quando), new Date()]
  if (instant < addDays(now, -DAYS_AGO)) throw invalidField('quando', 'L’appuntamento è già passato.')
  if (instant > addDays(now, DAYS_AHEAD))
    throw invalidField('quando', 'L’appuntamento è troppo lontano: al massimo fra due anni.')
  if (!sovrapposto) await refuseOverlap(tx, meeting, instant)
}

async function refuseOverlap(tx: Tx, meeting: Pick<Meeting, 'id' | 'agentId'>, at: Date): Promise<void> {
  const other = await otherMeeting(tx, meeting, at)
  if (!other) return
  throw invalidField(
    'sovrapposto',
    `${formatInstant(other.quando)}: c’è già l’appuntamento con ${other.chi}. Scegli un’altra ora, o conferma qui.`,
  )
}

/** What the agent of a meeting has already at that time, made with a request or with a case. */
export async function otherMeeting(
  tx: Tx,
  { id, agentId }: Pick<Meeting, 'id' | 'agentId'>,
  at: Date,
): Promise<{ quando: Date; chi: string } | null> {
  if (!agentId) return null
  const appuntamentoAt = { gt: new Date(at.getTime() - LASTS_MS), lt: new Date(at.getTime() + LASTS_MS) }
  const orderBy = { appuntamentoAt: 'asc' } as const
  const lead = await tx.lead.findFirst({
    where: {
      id: { not: id },
      appuntamentoAt,
      // Of a request that has become a case the meeting is with who follows the case.
      OR: [
        { stato: 'appuntamento', agentId },
        { stato: 'convertito', pratica: { agentId } },
      ],
    },
    select: { nome: true, cognome: true, appuntamentoAt: true },
    orderBy,
  })
  if (lead?.appuntamentoAt) return { quando: lead.appuntamentoAt, chi: `${lead.nome} ${lead.cognome}` }
  const pratica = await tx.pratica.findFirst({
    where: { id: { not: id }, appuntamentoAt, agentId },
    select: { intestatario: true, appuntamentoAt: true },
    orderBy,
  })
  return pratica?.appuntamentoAt ? { quando: pratica.appuntamentoAt, chi: pratica.intestatario } : null
}
