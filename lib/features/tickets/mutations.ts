import 'server-only'
import { dayOf, yearCode } from '@/lib/core/dates'
import { withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { invalidField, orNotFound } from '@/lib/core/errors'
import { idOrNotFound, newCode, newId } from '@/lib/core/ids'
import { lockById } from '@/lib/core/lock'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { queueMail } from '@/lib/mail/queue-mail'
import { mutesMail } from '@/lib/notifications/preferences'
import { publish } from '@/lib/realtime/publish'
import { noteUses } from '@/lib/storage/uses'
import { choosable } from './access'
import { announce } from './announce'
import { deadlinesOf } from './clock'
import { complaintDue, writeComplaint } from './complaint'
import { FULL } from './data'
import { ticketHref } from './href'
import { authorOf, ownUploads } from './messages'
import { isOwner, ownerOf, readableBy } from './owner'
import { policyFor } from './policies'
import { presentTicket } from './present'
import { requireCase } from './require-case'
import { runRules } from './run-rules'
import type { TicketInput } from './schema'
import { tellOffice } from './tell'

/** Opens a ticket with its first message; attachments must be the caller's own uploads. */
export async function createTicket(ctx: Ctx, input: TicketInput) {
  const { actor } = ctx
  const { category, oggetto, messaggio, praticaId = null, allegati = [] } = input
  return withTransaction(async (tx) => {
    const times = await tx.ticketCategory.findFirst({ where: { id: category, ...choosable(actor.role) } })
    if (!times) throw invalidField('category', 'Questa categoria non c’è.')
    await requireCase(tx, actor, praticaId)
    const files = await ownUploads(tx, ctx, allegati)
    const createdAt = new Date()
    const due = times.reclami ? await complaintDue(tx, dayOf(createdAt)) : null
    const reclamoEntro = due?.reclamoEntro ?? null
    const policy = await policyFor(tx, { categoryId: category, priorita: NEW.priorita })
    const row = await tx.ticket.create({
      data: {
        id: newId(),
        codice: `T${yearCode()}-${newCode(7)}`,
        categoryId: category,
        oggetto,
        praticaId,
        createdAt,
        ...ownerOf(actor),
        reclamoEntro,
        ...deadlinesOf({ ...NEW, createdAt, reclamoEntro }, policy),
        readedFrom: [actor.userId],
        messages: { create: { id: newId(), ...authorOf(actor), testo: messaggio, allegati: files } },
      },
      include: FULL,
    })
    for (const { id: recordId, allegati: attached } of row.messages)
      await noteUses(tx, { model: 'ticketMessage', recordId }, null, { allegati: attached }, 'product')
    await recordCommit(tx, ctx, { model: 'Tickets', label: row.codice, after: row })
    if (due) await writeComplaint(tx, ctx, row, { due })
    await announce(tx, row)
    await tellOffice(tx, row, 'Nuovo ticket', actor.userId)
    await queueMail(tx, {
      template: 'ticket-created',
      to: { email: actor.email, name: actor.nome },
      data: {
        nome: actor.nome,
        codice: row.codice,
        oggetto,
        url: `${env().SITE_URL}${ticketHref(actor.role, row.id)}`,
      },
      key: `ticket-created:${row.id}`,
      isMuted: await mutesMail(tx, actor, 'ticket'),
    })
    await runRules(tx, 'creato', row.id)
    return presentTicket(await tx.ticket.findUniqueOrThrow({ where: { id: row.id }, include: FULL }))
  }, ctx.tx)
}

/** What the clock knows of a ticket that nobody has read yet. */
const NEW = {
  stato: 'aperto',
  priorita: 'normale',
  minutiPausa: 0,
  primaRispostaAt: null,
  primaRispostaEntro: null,
  pausaDal: null,
  scadeAt: null,
  avvisaAt: null,
} as const

/**
 * Somebody has read the last message: the opener, whose notification goes, or one of the office, who joins those that
 * have read it and leaves the opener's notification alone.
 */
export async function removeNotification(ctx: Ctx, id: string) {
  const { actor } = ctx
  return withTransaction(async (tx) => {
    await lockById(tx, 'ticket', idOrNotFound(id))
    const row = orNotFound(await tx.ticket.findFirst({ where: { id, ...readableBy(actor) } }))
    const readedFrom = [...new Set([...row.readedFrom, actor.userId])]
    const notifyUser = isOwner(actor, row) ? false : row.notifyUser
    await tx.ticket.update({ where: { id }, data: { notifyUser, readedFrom } })
    await publish(tx, { type: 'ticket.notification', data: { _id: id } }, [
      { role: actor.role, userId: actor.userId },
    ])
    return { _id: id, readedFrom }
  }, ctx.tx)
}
