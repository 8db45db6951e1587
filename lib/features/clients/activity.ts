import 'server-only'
import { activityPage } from '@/lib/activity/data'
import { presentEvento } from '@/lib/activity/present'
import { recallWords } from '@/lib/activity/recall'
import type { ActivityQuery, ActivityReply, AttivitaInput, Evento, TipoEvento } from '@/lib/activity/schema'
import { refuseUndo } from '@/lib/activity/undo'
import type { Actor } from '@/lib/auth/actor'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { idOrNotFound, newId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import type { AccountStatus, ClientEvento, EsitoChiamata } from '@/prisma/generated/client'
import { lockClient } from './lock'
import { existing } from './pages'

type NewEvento = {
  tipo: TipoEvento
  testo?: string
  da?: AccountStatus
  a?: AccountStatus
  esito?: EsitoChiamata | null
}

/** Adds one event to a client's time line. */
export async function addClientEvent(
  tx: Tx,
  { actor }: Pick<Ctx, 'actor'>,
  clientId: string,
  evento: NewEvento,
): Promise<ClientEvento> {
  const { role: actorRole, userId: actorId, nome, cognome } = actor
  const author = { actorRole, actorId, actorName: `${nome} ${cognome}` }
  return tx.clientEvento.create({ data: { id: newId(), clientId, ...evento, ...author } })
}

/** The time line of a client's record, newest first; the caller has asked who reads. */
export async function clientActivity(
  actor: Actor,
  clientId: string,
  query: ActivityQuery,
): Promise<ActivityReply> {
  await existing(clientId)
  return activityPage(actor, query, ({ where: after, ...page }) =>
    db().clientEvento.findMany({ where: { AND: [{ clientId }, after] }, ...page }),
  )
}

/** Writes a note, a call or a message into the time line of a client; the record itself stays as it is. */
export async function addClientActivity(
  ctx: Ctx,
  id: string,
  { tipo, testo: written, esito = null, quando }: Omit<AttivitaInput, 'pubblico'>,
): Promise<Evento> {
  return withTransaction(async (tx) => {
    await lockClient({ ...ctx, tx }, id)
    const testo = recallWords(written, quando)
    return presentEvento(await addClientEvent(tx, ctx, id, { tipo, testo, esito }), ctx.actor)
  }, ctx.tx)
}

/** Takes back what one has just written. */
export async function removeClientActivity(ctx: Ctx, id: string, eventoId: string): Promise<void> {
  await withTransaction(async (tx) => {
    await lockClient({ ...ctx, tx }, id)
    const where = { id: idOrNotFound(eventoId), clientId: id }
    const row = await tx.clientEvento.findFirst({ where })
    refuseUndo(row, ctx.actor)
    await tx.clientEvento.delete({ where: { id: eventoId } })
  }, ctx.tx)
}
