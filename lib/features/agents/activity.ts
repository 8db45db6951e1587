import 'server-only'
import { activityPage } from '@/lib/activity/data'
import { presentEvento } from '@/lib/activity/present'
import { recallWords } from '@/lib/activity/recall'
import type { ActivityQuery, ActivityReply, AttivitaInput, Evento } from '@/lib/activity/schema'
import { refuseUndo } from '@/lib/activity/undo'
import { db, withTransaction } from '@/lib/core/db'
import { idOrNotFound, newId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { findRow } from '@/lib/resources/read'
import { agents } from './resource'

/** What the office has noted about an agent, newest first. */
export async function agentActivity(ctx: Ctx, agentId: string, query: ActivityQuery): Promise<ActivityReply> {
  await findRow(agents, agents.access.update, ctx.actor, agentId)
  return activityPage(ctx.actor, query, ({ where: after, ...page }) =>
    db().agentEvento.findMany({ where: { AND: [{ agentId }, after] }, ...page }),
  )
}

/** Writes a note, a call or a message about an agent; the record itself stays as it is. */
export async function addAgentActivity(
  ctx: Ctx,
  agentId: string,
  { tipo, testo: written, esito = null, quando }: Omit<AttivitaInput, 'pubblico'>,
): Promise<Evento> {
  return withTransaction(async (tx) => {
    await lockRow(agents, { ...ctx, tx }, agentId)
    const { role: actorRole, userId: actorId, nome, cognome } = ctx.actor
    const testo = recallWords(written, quando)
    const author = { actorRole, actorId, actorName: `${nome} ${cognome}` }
    const data = { id: newId(), agentId, tipo, testo, esito, ...author }
    return presentEvento(await tx.agentEvento.create({ data }), ctx.actor)
  }, ctx.tx)
}

/** Takes back what one has just written. */
export async function removeAgentActivity(ctx: Ctx, agentId: string, eventoId: string): Promise<void> {
  await withTransaction(async (tx) => {
    await lockRow(agents, { ...ctx, tx }, agentId)
    const where = { id: idOrNotFound(eventoId), agentId }
    const row = await tx.agentEvento.findFirst({ where })
    refuseUndo(row, ctx.actor)
    await tx.agentEvento.delete({ where: { id: eventoId } })
  }, ctx.tx)
}
