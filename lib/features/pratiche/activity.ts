import 'server-only'
import { activityPage, type Beside } from '@/lib/activity/data'
import { presentEvento } from '@/lib/activity/present'
import { recallInstant } from '@/lib/activity/recall'
import type { ActivityQuery, ActivityReply, AttivitaInput, Evento } from '@/lib/activity/schema'
import { refuseUndo } from '@/lib/activity/undo'
import type { Actor } from '@/lib/auth/actor'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { notify } from '@/lib/notifications/mutations'
import { allowedRows } from '@/lib/resources/access'
import { lockRow } from '@/lib/resources/lock'
import type { Pratica } from '@/prisma/generated/client'
import { toldTo, visibleEvents, visiblePratiche, worksOnCases } from './access'
import { announce } from './announce'
import { addEvent } from './event'
import { pratiche } from './resource'

/** The time line of a case, newest first, with what was written for the request that it came of: of clients only what is for them. */
export async function caseActivity(actor: Actor, id: string, query: ActivityQuery): Promise<ActivityReply> {
  const where = { AND: [allowedRows(visiblePratiche, actor), { id: idOrNotFound(id) }] }
  orNotFound(await db().pratica.findFirst({ where, select: { id: true } }))
  return activityPage(
    actor,
    query,
    async ({ where: after, ...page }) => {
      const rows = await db().praticaEvento.findMany({
        where: { AND: [{ praticaId: id }, visibleEvents(actor), after] },
        ...page,
      })
      return rows.map((row) => toldTo(actor, row))
    },
    worksOnCases(actor) ? ofRequest(id) : null,
  )
}

const ofRequest = (praticaId: string): Beside => ({
  origine: 'richiesta',
  find: ({ where: after, tipo, ...page }) =>
    db().leadEvento.findMany({ where: { AND: [{ lead: { praticaId } }, { tipo }, after] }, ...page }),
})

/**
 * Writes a note, a call or a message into a case's time line. It is something that happened to the case, which is then no
 * longer stalled; its version stays, since none of its data changed.
 */
export async function addCaseActivity(ctx: Ctx, id: string, input: AttivitaInput): Promise<Evento> {
  return withTransaction(async (tx) => {
    await lockRow(pratiche, { ...ctx, tx }, id)
    const { tipo, testo, esito = null, pubblico = false, quando } = input
    const richiamareAt = recallInstant(quando)
    const row = await addEvent(tx, ctx, id, { tipo, testo, esito, pubblico, richiamareAt })
    const after = await tx.pratica.update({ where: { id }, data: { ultimaAttivita: row.at } })
    if (pubblico) await tellFollowers(tx, after)
    await announce(tx, after)
    return presentEvento(row, ctx.actor)
  }, ctx.tx)
}

/** Takes back what one has just written. */
export async function removeCaseActivity(ctx: Ctx, id: string, eventoId: string): Promise<void> {
  await withTransaction(async (tx) => {
    const pratica = await lockRow(pratiche, { ...ctx, tx }, id)
    const where = { id: idOrNotFound(eventoId), praticaId: id }
    const row = await tx.praticaEvento.findFirst({ where })
    refuseUndo(row, ctx.actor)
    await tx.praticaEvento.delete({ where: { id: eventoId } })
    await announce(tx, pratica)
  }, ctx.tx)
}

/** Who follows the case finds it in the bell. */
async function tellFollowers(tx: Tx, { id, codice }: Pratica): Promise<void> {
  const people = await tx.praticaPersona.findMany({
    where: { praticaId: id, clientId: { not: null } },
    select: { clientId: true },
  })
  for (const { clientId } of people) {
    if (!clientId) continue
    await notify(tx, {
      role: 'client',
      userId: clientId,
      titolo: `Pratica ${codice}`,
      testo: 'C’è un messaggio per te sulla tua pratica.',
      href: '/area-clienti/pratiche',
    })
  }
}
