import 'server-only'
import { formatInstant } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import type { Author } from '@/lib/history/record'
import { notify } from '@/lib/notifications/mutations'
import type { Lead, Pratica } from '@/prisma/generated/client'
import { otherMeeting } from './rules'
import { inviteToMeeting, type Meeting, meetingOfCase, meetingOfLead } from './tell'

type Held = { agentId: string | null }
type Changed<T extends Held> = { tx: Tx; author: Author; before: T | null; after: T | null }

const hasPassed = (before: Held | null, after: Held | null): boolean =>
  before !== null && after !== null && after.agentId !== null && after.agentId !== before.agentId
const isAhead = (quando: Date | null): boolean => quando !== null && quando > new Date()

const meetsFor = ({ stato, appuntamentoAt }: Lead) => stato === 'appuntamento' && isAhead(appuntamentoAt)

/** A request is somebody else's: so is its meeting, unless it is that of the case that came of it. */
export async function passMeetingOfLead({ tx, author, before, after }: Changed<Lead>): Promise<void> {
  if (!after || !hasPassed(before, after) || !meetsFor(after)) return
  await pass(tx, author, await meetingOfLead(tx, after), before?.agentId ?? null)
}

/** A case is somebody else's: so are its meeting and that of the request that it came of. */
export async function passMeetingsOfCase({ tx, author, before, after }: Changed<Pratica>): Promise<void> {
  if (!after || !hasPassed(before, after)) return
  const former = before?.agentId ?? null
  if (isAhead(after.appuntamentoAt)) await pass(tx, author, await meetingOfCase(tx, after), former)
  const asked = await tx.lead.findUnique({ where: { praticaId: after.id } })
  if (asked?.stato !== 'convertito' || !isAhead(asked.appuntamentoAt)) return
  // Its entry in calendars is told by its version, which has to rise.
  const lead = await tx.lead.update({ where: { id: asked.id }, data: { version: { increment: 1 } } })
  await pass(tx, author, await meetingOfLead(tx, lead), former)
}

/** The person learns who will come; who hands over learns that somebody will have two meetings at a time. */
async function pass(tx: Tx, author: Author, meeting: Meeting, formerId: string | null): Promise<void> {
  const former = formerId ? await tx.agent.findUnique({ where: { id: formerId } }) : null
  await inviteToMeeting(tx, meeting, former ? { alPostoDi: `${former.nome} ${former.cognome}` } : {})
  const { actor } = author
  const double = await doubleOf(tx, meeting)
  if (!actor || actor.role === 'client' || !double) return
  const { role, userId } = actor
  await notify(tx, { role, userId, ...double, href: placeOf(role, meeting) })
}

type Double = { titolo: string; testo: string }

/** That who meets the person has somebody else at that time. */
async function doubleOf(tx: Tx, meeting: Meeting): Promise<Double | null> {
  const { agentId, quando, nome, cognome } = meeting
  const other = quando && (await otherMeeting(tx, meeting, quando))
  if (!other || !agentId) return null
  const agent = await tx.agent.findUniqueOrThrow({ where: { id: agentId } })
  return {
    titolo: `${agent.nome} ${agent.cognome} ha due appuntamenti alla stessa ora`,
    testo: `${formatInstant(other.quando)}: con ${nome} ${cognome} e con ${other.chi}.`,
  }
}

/** What who hands a meeting over has to see to: it clashes with another one, or nobody could write to the person. */
async function cautionsOf(tx: Tx, meeting: Meeting): Promise<string[]> {
  const { quando, email, nome, cognome } = meeting
  const double = await doubleOf(tx, meeting)
  return [
    ...(double ? [`${double.titolo}: ${double.testo}`] : []),
    ...(quando && !email
      ? [
          `${nome} ${cognome} non ha un’e-mail: non sa chi verrà all’appuntamento del ${formatInstant(quando)}.`,
        ]
      : []),
  ]
}

/** Of a request that has just been given to somebody. */
export const cautionsOfLead = async (tx: Tx, lead: Lead): Promise<string[]> =>
  meetsFor(lead) ? cautionsOf(tx, await meetingOfLead(tx, lead)) : []

/** Of a case that has just been given to somebody, and of the request that it came of. */
export async function cautionsOfCase(tx: Tx, pratica: Pratica): Promise<string[]> {
  const asked = await tx.lead.findUnique({ where: { praticaId: pratica.id } })
  return [
    ...(isAhead(pratica.appuntamentoAt) ? await cautionsOf(tx, await meetingOfCase(tx, pratica)) : []),
    ...(asked?.stato === 'convertito' && isAhead(asked.appuntamentoAt)
      ? await cautionsOf(tx, await meetingOfLead(tx, asked))
      : []),
  ]
}

function placeOf(role: 'admin' | 'agent', { id, praticaId }: Meeting): string {
  if (role === 'admin')
    return praticaId ? `/admin/reports/pratiche/${praticaId}` : `/admin/feeds/leadRequests/${id}`
  return praticaId ? `/agents/reports/pratiche/${praticaId}` : `/agents/richieste/${id}`
}
