import 'server-only'
import { can } from '@/lib/auth/actor'
import { type Tx, withTransaction } from '@/lib/core/db'
import { forbidden, invalidField } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { writeVerb } from '@/lib/resources/write-verb'
import { assignLead } from '../leads/assign'
import { addClientEvent } from './activity'
import { lockClient } from './lock'
import { clients } from './resource'
import type { AgentInput } from './schema'

const NO_LEADS = 'Per spostare anche le richieste serve il permesso di gestirle.'
/** More open requests than one person ever has. */
const MOST = 100

/** A client's agent from now on; in words, who it is and what went along. */
export async function assignRow(
  ctx: Ctx & { tx: Tx },
  { _id, version }: { _id: string; version?: number },
  { agentId, richieste = false }: AgentInput,
): Promise<string> {
  const { tx } = ctx
  const before = await lockClient(ctx, _id, version)
  const agent = await tx.agent.findFirst({ where: { id: agentId, status: 'validated' } })
  if (!agent) throw invalidField('agentId', 'Questo agente non c’è o non è attivo.')
  const moved = richieste ? await moveLeads(ctx, _id, agentId) : 0
  if (before.agentId !== agentId) {
    await writeVerb(clients, ctx, { before, change: { agentId } })
    const testo = `Affidato a ${agent.nome} ${agent.cognome}`
    await addClientEvent(tx, ctx, _id, { tipo: 'assegnazione', testo })
  }
  const along = moved === 1 ? ', con una richiesta' : moved > 1 ? `, con ${moved} richieste` : ''
  return `${agent.nome} ${agent.cognome}${along}`
}

/** By the verb of the requests itself: it tells the agent, the person and the history. */
async function moveLeads(ctx: Ctx & { tx: Tx }, clientId: string, agentId: string): Promise<number> {
  if (!can(ctx.actor, 'leads_manage')) throw forbidden(NO_LEADS)
  const open = await ctx.tx.lead.findMany({
    where: {
      clientId,
      stato: { notIn: ['convertito', 'perso'] },
      OR: [{ agentId: null }, { agentId: { not: agentId } }],
    },
    orderBy: { id: 'asc' },
    take: MOST,
    select: { id: true },
  })
  for (const { id } of open) await assignLead(ctx, id, agentId)
  return open.length
}

/** The same for one client, on its own. */
export async function assignAgent(
  ctx: Ctx,
  id: string,
  { version, ...input }: AgentInput & { version: number },
): Promise<void> {
  await withTransaction((tx) => assignRow({ ...ctx, tx }, { _id: id, version }, input), ctx.tx)
}
