import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { medianOf } from '@/lib/core/median'
import type { MedianReply } from './chart-view'
import { columnsFor, type Summary } from './define'
import type { SummaryQuery } from './query'
import { readSummary } from './read'

/** Fewer people than these are known by their figures. */
const FEW_PEOPLE = 3

export type Peers = 'rete' | 'squadra'

/**
 * The figures that half of the agents do not reach: of the whole network, or of the reader's team. Nobody is named, and of
 * fewer than three people nothing is said to an agent. Who did nothing in the period does not count.
 */
export async function readMedian(
  summary: Summary,
  actor: Actor,
  { query, peers }: { query: SummaryQuery; peers: Peers },
): Promise<MedianReply> {
  const columns = columnsFor(summary, actor).filter(
    ({ only, permission }) => only !== 'own' && (!permission || can(actor, permission)),
  )
  const among = await amongSql(actor, peers)
  const everybody: Summary = {
    ...summary,
    columns: columns.map(({ only: _, permission: __, drill: ___, ...column }) => column),
    parts: summary.parts.map((part) => ({
      ...part,
      where: [part.where, `c.agent_id IN (${among})`].filter(Boolean).join(' AND '),
    })),
  }
  const filters = query.filters.filter(({ name }) => name === 'product')
  const { rows } = await readSummary(everybody, OFFICE(actor), {
    ...query,
    filters,
    gruppo: 'agente',
    confronto: 'nessuno',
    sort: null,
  })
  if (rows.length < FEW_PEOPLE && actor.role === 'agent') return { people: rows.length, figures: null }
  const figures = Object.fromEntries(
    columns.map(({ path }) => [path, medianOf(rows.flatMap((row) => row.figures[path] ?? []))]),
  )
  return { people: rows.length, figures }
}

/** Sums of people whom the reader does not see one by one: read as the office reads them, and left as a median only. */
const OFFICE = (actor: Actor): Actor => ({ ...actor, role: 'admin', permissions: {}, ticketing: {} })

/** Of the network, or of who has the same manager; without a manager, of the same agency. */
async function amongSql(actor: Actor, peers: Peers): Promise<string> {
  const all = "SELECT id FROM agents WHERE status = 'validated'"
  if (peers === 'rete' || actor.role !== 'agent') return all
  const me = await db().agent.findUnique({
    where: { id: actor.userId },
    select: { managerId: true, agencyId: true },
  })
  if (me?.managerId) return `${all} AND manager_id = '${me.managerId}'`
  return me?.agencyId ? `${all} AND agency_id = '${me.agencyId}'` : `${all} AND id = '${actor.userId}'`
}
