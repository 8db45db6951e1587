import 'server-only'
import { activityPage, type Beside } from '@/lib/activity/data'
import { presentEvento } from '@/lib/activity/present'
import { recallInstant } from '@/lib/activity/recall'
import type { ActivityQuery, ActivityReply, AttivitaInput, Evento } from '@/lib/activity/schema'
import { refuseUndo } from '@/lib/activity/undo'
import type { Actor } from '@/lib/auth/actor'
import { db, withTransaction } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { visibleEvents, visiblePratiche } from '@/lib/features/pratiche/access'
import type { Ctx } from '@/lib/http/context'
import { allowedRows } from '@/lib/resources/access'
import { lockRow } from '@/lib/resources/lock'
import { visibleLeads } from './access'
import { addLeadEvent } from './event'
import { leads } from './resource'

/** The time line of a lead, newest first, with what was written since for the case that came of it. */
export async function leadActivity(actor: Actor, id: string, query: ActivityQuery): Promise<ActivityReply> {
  const where = { AND: [allowedRows(visibleLeads, actor), { id: idOrNotFound(id) }] }
  const { praticaId } = orNotFound(await db().lead.findFirst({ where, select: { praticaId: true } }))
  return activityPage(
    actor,
    query,
    ({ where: after, ...page }) =>
      db().leadEvento.findMany({ where: { AND: [{ leadId: id }, after] }, ...page }),
    besideOf(actor, praticaId),
  )
}

/** The line of the case, for who sees the case. */
function besideOf(actor: Actor, praticaId: string | null): Beside | null {
  const seen = visiblePratiche(actor)
  if (!praticaId || seen === false) return null
  const whose = seen === true ? { praticaId } : { praticaId, pratica: seen }
  return {
    origine: 'pratica',
    find: ({ where: after, tipo, ...page }) =>
      db().praticaEvento.findMany({
        where: { AND: [whose, visibleEvents(actor), { tipo }, after] },
        ...page,
      }),
  }
}

/** Writes a note, a call or a message into a lead's time line; the lead's own data stay as they are. */
export async function addLeadActivity(
  ctx: Ctx,
  id: string,
  { tipo, testo, esito = null, quando }: Omit<AttivitaInput, 'pubblico'>,
): Promise<Evento> {
  return withTransaction(async (tx) => {
    await lockRow(leads, { ...ctx, tx }, id)
    const richiamareAt = recallInstant(quando)
    return presentEvento(await addLeadEvent(tx, ctx, id, { tipo, testo, esito, richiamareAt }), ctx.actor)
  }, ctx.tx)
}

/** Takes back what one has just written. */
export async function removeLeadActivity(ctx: Ctx, id: string, eventoId: string): Promise<void> {
  await withTransaction(async (tx) => {
    await lockRow(leads, { ...ctx, tx }, id)
    const where = { id: idOrNotFound(eventoId), leadId: id }
    const row = await tx.leadEvento.findFirst({ where })
    refuseUndo(row, ctx.actor)
    await tx.leadEvento.delete({ where: { id: eventoId } })
  }, ctx.tx)
}
