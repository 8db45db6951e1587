import 'server-only'
import { type Account, findAccount } from '@/lib/auth/accounts'
import { can, type Scope } from '@/lib/auth/actor'
import type { Role } from '@/lib/auth/roles'
import { db } from '@/lib/core/db'
import { forbidden, orNotFound } from '@/lib/core/errors'
import { newestFirst } from '@/lib/core/newest-first'
import type { Prisma, Session } from '@/prisma/generated/client'
import { PASSWORD_LINKS, peekToken } from './one-time-token'
import { presentSession } from './present'
import { awaitsConfirmation } from './registration'
import type { PersonSessions, PersonSessionsQuery, SessionItem, SessionsQuery, SessionsReply } from './schema'

const pages = newestFirst('lastUsedAt')
const CAP = 10_000

/** The account behind a scope. */
export async function ownAccount({ actor }: Scope): Promise<Account> {
  return orNotFound(await findAccount(actor.role, { id: actor.userId }))
}

/** Which registration a confirmation link is for, without using it up; null for a dead link. */
export async function confirmationOf(
  token: string,
): Promise<{ nome: string; email: string; quando: Date } | null> {
  const found = await peekToken({ role: 'client', purpose: 'confirm_account', token })
  if (!found) return null
  const [account, registration] = await Promise.all([
    findAccount('client', { id: found.userId }),
    db().registration.findUnique({ where: { id: found.id } }),
  ])
  if (!account || !registration || !awaitsConfirmation(account)) return null
  return { nome: registration.nome, email: account.email, quando: registration.createdAt }
}

/** What a link to a password is for; null where it is not good (any more). */
export async function passwordLink(role: Role, token: string): Promise<'invite' | 'reset' | null> {
  const found = await peekToken({ role, purpose: PASSWORD_LINKS, token })
  if (!found) return null
  return found.purpose === 'invite' ? 'invite' : 'reset'
}

/** Which sessions a scope may see: its own; with the flag everybody's. */
export const visibleSessions = ({ actor }: Scope): Prisma.SessionWhereInput =>
  actor.role === 'admin' && can(actor, 'sessions_see') ? {} : { role: actor.role, userId: actor.userId }

function filtersOf({ actor }: Scope, { own, stato, role }: SessionsQuery): Prisma.SessionWhereInput[] {
  const now = new Date()
  const ended = { OR: [{ revokedAt: { not: null } }, { expiresAt: { lte: now } }] }
  return [
    own === 'true' ? { role: actor.role, userId: actor.userId } : {},
    role ? { role } : {},
    stato === 'attive' ? { revokedAt: null, expiresAt: { gt: now } } : {},
    stato === 'terminate' ? ended : {},
  ]
}

/** Sessions, last used first. */
export async function listSessions(scope: Scope, query: SessionsQuery): Promise<SessionsReply> {
  const { actor } = scope
  if (query.own === 'false' && Object.keys(visibleSessions(scope)).length > 0) throw forbidden()
  const where = { AND: [visibleSessions(scope), ...filtersOf(scope, query)] }
  const asked = pages.ask(query)
  const [rows, counted] = await Promise.all([
    db().session.findMany({
      ...asked,
      where: { AND: [where, asked.where] },
    }),
    db().session.count({ where, take: CAP + 1 }),
  ])
  const { page, nextCursor } = pages.cut(rows, query.limit)
  const people = await peopleOf(page)
  return {
    items: page.map((row) => presentSession(row, actor.sessionId, people.get(row.userId) ?? null)),
    nextCursor,
    total: Math.min(counted, CAP),
    totalIsCapped: counted > CAP,
  }
}

/** One person's sessions, last used first; whoever asks has asked who reads. `own` is the session of the reader. */
export async function sessionsOf(
  where: { role: Role; userId: string },
  { limit, cursor }: PersonSessionsQuery,
  own: string,
): Promise<PersonSessions> {
  const asked = pages.ask({ limit, cursor })
  const rows = await db().session.findMany({ ...asked, where: { AND: [where, asked.where] } })
  const { page, nextCursor } = pages.cut(rows, limit)
  return { items: page.map((row) => presentSession(row, own, null)), nextCursor }
}

type Person = NonNullable<SessionItem['utente']>

/** The people of a page of sessions: one query for each role that occurs. */
async function peopleOf(rows: Session[]): Promise<Map<string, Person>> {
  const idsOf = (role: Role) => rows.filter((row) => row.role === role).map((row) => row.userId)
  const named = { id: true, nome: true, cognome: true, email: true }
  const [admins, agents, clients] = await Promise.all([
    db().admin.findMany({ where: { id: { in: idsOf('admin') } } }),
    db().agent.findMany({ where: { id: { in: idsOf('agent') } }, select: named }),
    db().client.findMany({ where: { id: { in: idsOf('client') } }, select: named }),
  ])
  const all = [
    ...admins.map(({ id, name, surname, email }) => ({ id, nome: name, cognome: surname, email })),
    ...agents,
    ...clients,
  ]
  return new Map(
    all.map(({ id, nome, cognome, email }) => [id, { _id: id, nome, cognome, email: email ?? '' }]),
  )
}
