import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { inGroup } from '@/lib/history/group'
import type { Payload } from '@/lib/jobs/payloads'
import type { Agent } from '@/prisma/generated/client'
import { cautionsOfLeads } from '../leads/given-meetings'
import { cautionsOfCases } from '../pratiche/given-meetings'
import type { Author } from './hand-over'
import type { Gruppo } from './offboard-schema'

/** Which group of the hand-over a record is of, by its model in the history. */
export const GROUP_OF: Readonly<Record<string, Gruppo>> = {
  Opportunities: 'pratiche',
  Lead: 'leads',
  Clients: 'clienti',
  Tickets: 'ticket',
  Users: 'team',
}

/** One entry of the history for all; by its id, which is the job's, what was given is found again. */
export function authorOf(
  id: string,
  { userId, nome, cognome }: Payload<'agents.offboard'>['by'],
  agent: Agent,
  what: string,
): Author {
  const actor = {
    role: 'admin' as const,
    userId,
    nome,
    cognome,
    sessionId: '',
    email: '',
    permissions: {},
    ticketing: {},
    agencyId: null,
    totp: false,
  }
  const label = `${what}: ${agent.nome} ${agent.cognome}`
  const entry = { action: 'edit', model: 'Users', label, ref: agent.id } as const
  const { group } = inGroup({ group: undefined } as Pick<Author, 'group'>, entry)
  return { actor, requestId: id, ...(group && { group: { ...group, id } }) }
}

/** What the meetings that were given leave to be seen to, of cases and of requests, in the order of their times. */
export async function cautionsIn(tx: Tx, progressId: string): Promise<string[]> {
  const given = await tx.commit.findMany({
    where: { groupId: progressId, model: { in: ['Opportunities', 'Lead'] } },
    select: { ref: true },
  })
  const ids = given.flatMap(({ ref }) => ref ?? [])
  return [...(await cautionsOfCases(tx, ids)), ...(await cautionsOfLeads(tx, ids))]
}

/** What has been given so far, however often the job began. */
export async function givenIn(progressId: string): Promise<Record<Gruppo, number>> {
  const counted = await db().commit.groupBy({ by: ['model'], where: { groupId: progressId }, _count: true })
  const given = { pratiche: 0, leads: 0, clienti: 0, ticket: 0, team: 0 }
  for (const { model, _count } of counted) {
    const group = GROUP_OF[model]
    if (group) given[group] += _count
  }
  return given
}
