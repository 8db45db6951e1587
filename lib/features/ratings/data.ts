import 'server-only'
import type { AdminScope, ClientScope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { newestFirst } from '@/lib/core/newest-first'
import { FINALI } from '@/lib/words/case-states'
import type { Voto } from '@/prisma/generated/client'
import { presentReview, summarise } from './present'
import type { DaVotare, RatingSummary, Reviews, ReviewsQuery } from './schema'
import { helpersOf } from './worked-on'

const pages = newestFirst('createdAt')

/** What visitors may see: moderated, agreed to, and verified by a finished case. */
const visibleVoti = (agentIds: readonly string[]) => ({
  agentId: { in: [...agentIds] },
  stato: 'pubblicato' as const,
  consensoAt: { not: null },
  pratica: { stato: { in: [...FINALI] } },
})

/** The ratings of several agents in one query; agents without any are there too. */
export async function ratingsOf(agentIds: readonly string[]): Promise<Map<string, RatingSummary>> {
  const groups = await db().voto.groupBy({
    by: ['agentId', 'stelle'],
    where: visibleVoti(agentIds),
    _count: { _all: true },
  })
  const countsOf = (id: string) =>
    groups.flatMap(({ agentId, stelle, _count }) => (agentId === id ? [{ stelle, numero: _count._all }] : []))
  return new Map(agentIds.map((id) => [id, summarise(countsOf(id))]))
}

/** Average and distribution of one agent. */
export async function ratingSummary(agentId: string): Promise<RatingSummary> {
  return (await ratingsOf([agentId])).get(agentId) ?? summarise([])
}

/** The published ratings of an agent, newest first. */
export async function reviewsOf(agentId: string, { limit, cursor }: ReviewsQuery): Promise<Reviews> {
  const where = visibleVoti([agentId])
  const asked = pages.ask({ limit, cursor })
  const [rows, total] = await Promise.all([
    db().voto.findMany({
      ...asked,
      where: { AND: [where, asked.where] },
    }),
    db().voto.count({ where }),
  ])
  const { page, nextCursor } = pages.cut(rows, limit)
  return {
    items: page.map(presentReview),
    nextCursor,
    total,
  }
}

/** The paid-out cases of a client, newest first: those to rate, and those that have been. */
export async function casesToRate({ actor }: ClientScope): Promise<DaVotare[]> {
  const rows = await db().pratica.findMany({
    where: {
      stato: 'liquidata',
      erogazioneDaConfermare: false,
      agentId: { not: null },
      persone: { some: { clientId: actor.userId } },
    },
    select: {
      id: true,
      codice: true,
      product: true,
      agent: { select: { nome: true, cognome: true } },
      voti: { orderBy: { id: 'asc' }, take: 20 },
    },
    orderBy: [{ dataLiquidazione: 'desc' }, { id: 'desc' }],
    take: 20,
  })
  const helpers = await helpersOf(rows.map(({ id }) => id))
  const given = (voto: Voto | undefined) => (voto ? presentGiven(voto, actor.userId) : null)
  return rows.map(({ id, codice, product, agent, voti }) => ({
    praticaId: id,
    codice,
    product,
    agente: agent ? `${agent.nome} ${agent.cognome}` : '',
    voto: given(voti.find(({ agentId }) => agentId)),
    sede: (helpers.get(id) ?? []).map(({ _id, nome }) => ({
      employeeId: _id,
      nome,
      voto: given(voti.find(({ employeeId }) => employeeId === _id)),
    })),
  }))
}

/** What somebody else of the case wrote is not told before visitors read it. */
const presentGiven = ({ stelle, stato, commento, risposta, consensoAt, clientId }: Voto, reader: string) => ({
  stelle,
  stato,
  consenso: consensoAt !== null,
  commento: clientId === reader ? commento : '',
  risposta: stato === 'pubblicato' ? risposta || null : null,
})

/** How many ratings of agents, and of employees, wait for the office. */
export async function waitingRatings(_scope: AdminScope): Promise<{ agenti: number; dipendenti: number }> {
  const waiting = { stato: 'in_moderazione' } as const
  const [all, agenti] = await Promise.all([
    db().voto.count({ where: waiting }),
    db().voto.count({ where: { ...waiting, agentId: { not: null } } }),
  ])
  return { agenti, dipendenti: all - agenti }
}
