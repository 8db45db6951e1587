import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { forbidden, orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { TICKET_STAFF } from '@/lib/features/tickets/staff/staff'
import type { Ctx } from '@/lib/http/context'
import { isOwner, readableBy } from './owner'
import { refuseOfficeFields } from './reply'
import type { DraftInput } from './schema'

type Key = { ticketId: string; role: Actor['role']; userId: string }

/** Under which their draft is kept, of who may write in a ticket: as `replyToTicket` asks it. */
async function keyOf(tx: Tx, actor: Actor, id: string): Promise<Key> {
  const where = { AND: [{ id: idOrNotFound(id) }, readableBy(actor)] }
  const ticket = orNotFound(await tx.ticket.findFirst({ where }))
  if (!can(actor, 'ticketing_answer') && !isOwner(actor, ticket)) throw forbidden()
  return { ticketId: id, role: actor.role, userId: actor.userId }
}

/** What the caller has begun to write in a ticket, on whatever device; `at`: since when it is kept, null where there is nothing. */
export async function draftOf(actor: Actor, id: string) {
  const key = await keyOf(db(), actor, id)
  const row = await db().ticketDraft.findUnique({ where: { ticketId_role_userId: key } })
  const { testo = '', interno = false, menzioni = [], updatedAt = null } = row ?? {}
  const called = await db().admin.findMany({
    where: { AND: [{ id: { in: menzioni } }, TICKET_STAFF] },
    select: { id: true, name: true, surname: true },
    orderBy: { id: 'asc' },
  })
  return {
    testo,
    interno,
    at: updatedAt?.toISOString() ?? null,
    menzioni: called.map((one) => ({ _id: one.id, nome: `${one.name} ${one.surname}` })),
  }
}

/** Keeps what has been written so far; nothing written, nothing kept. Nobody else reads it, so it has no history. */
export async function saveDraft(ctx: Ctx, id: string, input: DraftInput): Promise<{ at: string | null }> {
  const { testo, interno = false, menzioni = [] } = input
  return withTransaction(async (tx) => {
    const key = await keyOf(tx, ctx.actor, id)
    if (!can(ctx.actor, 'ticketing_answer')) refuseOfficeFields(input)
    if (testo.trim() === '') {
      await tx.ticketDraft.deleteMany({ where: key })
      return { at: null }
    }
    const values = { testo, interno, menzioni, updatedAt: new Date() }
    await tx.ticketDraft.upsert({
      where: { ticketId_role_userId: key },
      create: { ...key, ...values },
      update: values,
    })
    return { at: values.updatedAt.toISOString() }
  }, ctx.tx)
}
