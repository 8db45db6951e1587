import 'server-only'
import { todayInRome } from '@/lib/core/dates'
import { db, type Tx } from '@/lib/core/db'
import type { Ctx } from '@/lib/http/context'
import { findRow } from '@/lib/resources/read'
import type { StatoLead, StatoTicket } from '@/prisma/generated/client'
import { STATI_APERTI } from '../../words/case-states'
import { inForceIds } from '../leads/perc-leads/group-in-force'
import type { Holdings } from './offboard-schema'
import { agents } from './resource'

export const LEAD_APERTI: StatoLead[] = ['nuovo', 'assegnato', 'contattato', 'appuntamento']
export const TICKET_APERTI: StatoTicket[] = ['aperto', 'in_lavorazione', 'in_attesa']

/** The rows of each kind that go to somebody else when an agent leaves; what is finished stays whose it was. */
export const handedOver = (agentId: string) => ({
  pratiche: { agentId, stato: { in: STATI_APERTI } },
  leads: { agentId, stato: { in: LEAD_APERTI } },
  contatti: { agentId, stato: { in: LEAD_APERTI } },
  clienti: { agentId, status: { not: 'deleted' as const } },
  ticket: { agentId, stato: { in: TICKET_APERTI } },
  team: { managerId: agentId },
})

/** How many rows of each kind hang on an agent today. */
export async function countHoldings(tx: Tx, agentId: string): Promise<Holdings> {
  const where = handedOver(agentId)
  const anno = Number(todayInRome().slice(0, 4))
  // One after the other: within a transaction there is one connection.
  const pratiche = await tx.pratica.count({ where: where.pratiche })
  const leads = await tx.lead.count({ where: where.leads })
  const contatti = await tx.contactRequest.count({ where: where.contatti })
  const clienti = await tx.client.count({ where: where.clienti })
  const ticket = await tx.ticket.count({ where: where.ticket })
  const team = await tx.agent.count({ where: where.team })
  const [groups] = await tx.$queryRaw<{ n: bigint }[]>`
    SELECT count(*) AS n FROM perc_leads WHERE agent_id = ${agentId}::uuid AND group_id IN (${inForceIds()})`
  const budget = await tx.budget.count({ where: { agentId, anno: { gte: anno } } })
  return { pratiche, leads: leads + contatti, clienti, ticket, team, pesi: Number(groups?.n ?? 0), budget }
}

/** What hangs on an agent, for who manages agents. */
export async function holdingsOf(ctx: Ctx, id: string): Promise<Holdings> {
  await findRow(agents, agents.access.update, ctx.actor, id)
  return countHoldings(db(), id)
}
