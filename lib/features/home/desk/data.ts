import 'server-only'
import { type Actor, type AdminScope, can } from '@/lib/auth/actor'
import { dayOfColumn } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import { readCube } from '@/lib/cubes/read'
import { awaySql } from '@/lib/features/agents/absence'
import { managesAnnouncements } from '@/lib/features/comunicazioni/access'
import { documentQueue, leadQueue, stalledQueue } from '@/lib/features/home/queues'
import { visiblePredictions } from '@/lib/features/predictions/access'
import { visibleTickets } from '@/lib/features/tickets/access'
import { feedFor } from '@/lib/resources/history'
import { isAperta } from '@/lib/words/case-states'
import type { Prisma } from '@/prisma/generated/client'
import { deskAround } from './around'
import { deskFigures } from './figures'
import type { Desk, DeskAgent, DeskChange } from './types'

/** How much the desk shows of each list. */
const ROWS = 10

type HeadRow = Omit<
  DeskAgent,
  '_id' | 'agency' | 'manager' | 'sostituto' | 'assenteDal' | 'assenteAl' | 'lastLoginAt'
> & {
  id: string
  assenteDal: Date | null
  assenteAl: Date | null
  lastLoginAt: Date | null
  agency: DeskAgent['agency']
  manager: DeskAgent['manager']
  sostituto: DeskAgent['sostituto']
}

const dayOrNull = (date: Date | null) => date && dayOfColumn(date)

/** The agent in one statement, with the people and the agency around. */
async function headOf(id: string): Promise<DeskAgent> {
  const [row] = isId(id)
    ? await db().$queryRaw<HeadRow[]>`
      SELECT a.id, a.nome, a.cognome, a.figura::text, a.status::text, a.email::text, a.telefono, a.whatsapp,
        a.url_photo AS "urlPhoto", a.oam_number AS "oamNumber", a.provincia::text,
        CASE WHEN a.published THEN a.slug END AS slug,
        a.assente_dal AS "assenteDal", a.assente_al AS "assenteAl", NOT ${awaySql('a')} AS presente,
        a.last_login_at AS "lastLoginAt",
        CASE WHEN g.id IS NOT NULL THEN jsonb_build_object('_id', g.id, 'nome', g.nome, 'comune', g.comune) END AS agency,
        CASE WHEN m.id IS NOT NULL THEN jsonb_build_object('_id', m.id, 'nome', m.nome, 'cognome', m.cognome, 'telefono', m.telefono) END AS manager,
        CASE WHEN s.id IS NOT NULL THEN jsonb_build_object('_id', s.id, 'nome', s.nome, 'cognome', s.cognome, 'telefono', s.telefono) END AS sostituto
      FROM agents a LEFT JOIN agencies g ON g.id = a.agency_id
        LEFT JOIN agents m ON m.id = a.manager_id LEFT JOIN agents s ON s.id = a.sostituto_id
      WHERE a.id = ${id}::uuid`
    : []
  const { id: _id, assenteDal, assenteAl, lastLoginAt, ...rest } = orNotFound(row)
  return {
    _id,
    ...rest,
    assenteDal: dayOrNull(assenteDal),
    assenteAl: dayOrNull(assenteAl),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  }
}

/** The agent as the one whose rows are read: their own ones, whatever they may see of others'. */
const asReader = ({ _id, nome, cognome, email }: DeskAgent): Actor => ({
  role: 'agent',
  userId: _id,
  sessionId: '',
  email,
  nome,
  cognome,
  totp: false,
  permissions: {},
  ticketing: {},
  agencyId: null,
})

/**
 * Everything of one agent for somebody of the office, who needs no more rights than to manage agents. What a list holds is for
 * who may open that list, and of it the rows that its own rule shows them. Thirteen statements.
 * @throws 404 for no such agent
 */
export async function agentDesk({ actor }: AdminScope, id: string, now = new Date()): Promise<Desk> {
  const agent = await headOf(id)
  const own = asReader(agent)
  const reader = { actor: own, now, limit: ROWS }
  const [seesLeads, seesCases] = [can(actor, 'leads_manage'), can(actor, 'pratiche_manage')]
  const [figures, around, leads, cases, stati, documents, tickets, changes] = await Promise.all([
    deskFigures(own, now, can(actor, 'provvigioni_see')),
    deskAround(agent._id, now),
    seesLeads ? leadQueue('assegnato', reader) : null,
    seesCases ? stalledQueue(reader) : null,
    openByState(own),
    seesCases ? documentQueue(reader) : null,
    openTickets(actor, agent._id),
    can(actor, 'commits_see') ? lastChanges(actor, agent._id) : null,
  ])
  const { obiettivi, ...rest } = {
    ...around,
    previsioni: visiblePredictions(actor) === false ? null : around.previsioni,
    comunicazioni: managesAnnouncements(actor) === false ? null : around.comunicazioni,
  }
  const erogazioni = figures.erogazioni.map((row) => ({ ...row, obiettivo: obiettivi?.[row.mese] ?? null }))
  return { agent, ...figures, erogazioni, ...rest, leads, cases, stati, documents, tickets, changes }
}

async function openByState(own: Actor): Promise<Desk['stati']> {
  const rows = await readCube('stock_agente', { reader: own, by: ['stato'] })
  return rows
    .filter(({ stato, n }) => isAperta(stato) && n > 0)
    .map(({ stato, n, importo }) => ({ stato, n, importo }))
}

/** As the reader's own list of tickets has them: who answers some of them sees those of this agent among these. */
async function openTickets(actor: Actor, agentId: string): Promise<Desk['tickets']> {
  const allowed = visibleTickets(actor)
  if (allowed === false) return null
  const own = { agentId, stato: { notIn: ['risolto', 'chiuso'] } } satisfies Prisma.TicketWhereInput
  const where = { AND: [own, allowed === true ? {} : allowed] }
  const [total, rows] = await Promise.all([
    db().ticket.count({ where }),
    db().ticket.findMany({
      where,
      orderBy: [{ lastMessageAt: 'desc' }, { id: 'asc' }],
      take: ROWS,
      select: { id: true, codice: true, oggetto: true, stato: true, lastMessageAt: true },
    }),
  ])
  return {
    total,
    items: rows.map(({ id, lastMessageAt, ...row }) => ({
      ...row,
      _id: id,
      at: lastMessageAt.toISOString(),
    })),
  }
}

/** The last things that the agent has changed, of the records whose history the reader may read. */
async function lastChanges(reader: Actor, actorId: string): Promise<DeskChange[]> {
  const rows = await db().commit.findMany({
    where: { AND: [{ actorId }, await feedFor(reader)] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: ROWS,
    select: { id: true, action: true, model: true, label: true, createdAt: true },
  })
  return rows.map(({ id, createdAt, ...row }) => ({ ...row, _id: id, at: createdAt.toISOString() }))
}
