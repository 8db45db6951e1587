import 'server-only'
import { yearCode } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { invalidField, orNotFound } from '@/lib/core/errors'
import { idOrNotFound, newCode, newId } from '@/lib/core/ids'
import { lockById } from '@/lib/core/lock'
import { mutesMail } from '@/lib/features/notifications/preferences'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { queueMail } from '@/lib/mail/queue-mail'
import { publish } from '@/lib/realtime/publish'
import { presentFile } from '@/lib/storage/present'
import type { FileObject } from '@/lib/storage/schema'
import { noteUses } from '@/lib/storage/uses'
import { FULL } from './data'
import { isOwner, ownerOf, readableBy } from './owner'
import { presentTicket } from './present'
import type { TicketInput } from './schema'

/** Where each role reads its tickets. */
const TICKETS = { admin: '/admin/tickets', agent: '/agents/tickets', client: '/area-clienti' } as const

/** Opens a ticket with its first message; attachments must be the caller's own uploads. */
export async function createTicket(ctx: Ctx, { category, oggetto, messaggio, allegati = [] }: TicketInput) {
  const { actor } = ctx
  return withTransaction(async (tx) => {
    if (!(await tx.ticketCategory.count({ where: { id: category, attiva: true } }))) {
      throw invalidField('category', 'Questa categoria non c’è.')
    }
    const files = await ownUploads(tx, ctx, allegati)
    const row = await tx.ticket.create({
      data: {
        id: newId(),
        codice: `T${yearCode()}-${newCode(7)}`,
        categoryId: category,
        oggetto,
        ...ownerOf(actor),
        readedFrom: [actor.userId],
        messages: {
          create: {
            id: newId(),
            authorRole: actor.role,
            authorId: actor.userId,
            authorName: `${actor.nome} ${actor.cognome}`,
            testo: messaggio,
            allegati: files,
          },
        },
      },
      include: FULL,
    })
    for (const { id: recordId, allegati: attached } of row.messages)
      await noteUses(tx, { model: 'ticketMessage', recordId }, null, { allegati: attached })
    await recordCommit(tx, ctx, { model: 'Tickets', label: row.codice, after: row })
    await publish(tx, { type: 'ticket.updated', data: { _id: row.id, stato: row.stato } }, [
      { role: 'admin', permission: 'ticketing_access' },
    ])
    await queueMail(tx, {
      template: 'ticket-created',
      to: { email: actor.email, name: actor.nome },
      data: { nome: actor.nome, codice: row.codice, oggetto, url: `${env().SITE_URL}${TICKETS[actor.role]}` },
      key: `ticket-created:${row.id}`,
      isMuted: await mutesMail(tx, actor, 'ticket'),
    })
    return presentTicket(row)
  }, ctx.tx)
}

/**
 * The attachments as they were uploaded: what the caller says about them is not believed. From now on they
 * belong to the ticket, and their owner can no longer delete them.
 */
async function ownUploads(
  tx: Tx,
  { actor: { role, userId } }: Ctx,
  files: { url: string }[],
): Promise<FileObject[]> {
  const urls = [...new Set(files.map(({ url }) => url))]
  const own = await tx.storedFile.updateManyAndReturn({
    where: { url: { in: urls }, ownerRole: role, ownerId: userId, deletedAt: null },
    data: { purpose: 'ticket' },
  })
  if (own.length !== urls.length) throw invalidField('allegati', 'Carica prima i file, poi allegali.')
  return own.map(presentFile)
}

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
