import 'server-only'
import { dayOf, formatDay } from '@/lib/core/dates'
import { withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { answeredTickets } from '@/lib/features/tickets/access'
import { complaintDue, writeComplaint } from '@/lib/features/tickets/complaint'
import { addEvent } from '@/lib/features/tickets/messages'
import { lockTicket, saveTicket } from '@/lib/features/tickets/save'
import type { Ctx } from '@/lib/http/context'
import type { Reclamo } from '@/prisma/generated/client'
import type { RegisterInput } from './schema'

/**
 * A ticket turns out to be a complaint: it gets its line in the register, and its clock the terms that were in force on the day on
 * which it came. It came at the latest with the ticket.
 */
export async function registerComplaint(
  ctx: Ctx,
  ticketId: string,
  { motivo, version, ricevutoIl, ...facts }: RegisterInput,
): Promise<Reclamo> {
  return withTransaction(async (tx) => {
    const before = await lockTicket(tx, ctx.actor, ticketId, answeredTickets, version)
    if (await tx.reclamo.count({ where: { ticketId: before.id } }))
      throw new AppError('conflict', 'Questo ticket è già nel registro dei reclami.')
    const opened = dayOf(before.createdAt)
    if (ricevutoIl > opened)
      throw invalidField(
        'ricevutoIl',
        `Il ticket è del ${formatDay(opened)}: il reclamo non è arrivato dopo.`,
      )
    const due = await complaintDue(tx, ricevutoIl)
    const after = await writeComplaint(tx, ctx, before, { due, facts, motivo })
    await saveTicket(tx, ctx, before, { reclamoEntro: due.reclamoEntro }, motivo)
    await addEvent(tx, ctx.actor, before.id, {
      testo: `Nel registro dei reclami come ${after.codice}: ${motivo}`,
      interno: true,
    })
    return after
  }, ctx.tx)
}
