import 'server-only'
import { addDays, formatInstant } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import type { Lead } from '@/prisma/generated/client'

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
  lead: Pick<Lead, 'id' | 'agentId' | 'praticaId'>,
  { quando, sovrapposto }: Asked,
): Promise<void> {
  const [instant, now] = [new Date(quando), new Date()]
  if (instant < addDays(now, -DAYS_AGO)) throw invalidField('quando', 'L’appuntamento è già passato.')
  if (instant > addDays(now, DAYS_AHEAD))
    throw invalidField('quando', 'L’appuntamento è troppo lontano: al massimo fra due anni.')
  if (!sovrapposto) await refuseOverlap(tx, lead, instant.getTime())
}

async function refuseOverlap(
  tx: Tx,
  { id, agentId, praticaId }: Pick<Lead, 'id' | 'agentId' | 'praticaId'>,
  at: number,
): Promise<void> {
  const pratica = praticaId
    ? await tx.pratica.findUniqueOrThrow({ where: { id: praticaId }, select: { agentId: true } })
    : null
  const host = pratica?.agentId ?? agentId
  if (!host) return
  const other = await tx.lead.findFirst({
    where: {
      id: { not: id },
      appuntamentoAt: { gt: new Date(at - LASTS_MS), lt: new Date(at + LASTS_MS) },
      // Of a request that has become a case the meeting is with who follows the case.
      OR: [
        { stato: 'appuntamento', agentId: host },
        { stato: 'convertito', pratica: { agentId: host } },
      ],
    },
    select: { nome: true, cognome: true, appuntamentoAt: true },
    orderBy: { appuntamentoAt: 'asc' },
  })
  if (!other?.appuntamentoAt) return
  const { nome, cognome, appuntamentoAt } = other
  throw invalidField(
    'sovrapposto',
    `${formatInstant(appuntamentoAt)}: c’è già l’appuntamento con ${nome} ${cognome}. Scegli un’altra ora, o conferma qui.`,
  )
}
