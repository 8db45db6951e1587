import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import { lockById } from '@/lib/core/lock'
import type { Ctx } from '@/lib/http/context'
import type { Ticket } from '@/prisma/generated/client'
import { closableTickets } from './access'
import { addEvent } from './messages'
import { openerOf, readableBy } from './owner'
import { hoursOf } from './policies'
import { lockTicket, saveTicket } from './save'
import { isOpen } from './states'
import { transition } from './transition'

/**
 * One matter in two tickets of the same opener: the first goes on in the second, whose conversation shows the messages of both. Its
 * own clock stops.
 */
export async function mergeTicket(
  ctx: Ctx,
  id: string,
  { inId, version }: { inId: string; version: number },
): Promise<Ticket> {
  return withTransaction(async (tx) => {
    if (inId === id) throw invalidField('inId', 'Un ticket non si unisce a sé stesso.')
    // In one order: two that are merged into each other at once do not wait for one another.
    for (const one of [id, inId].filter(isId).sort()) await lockById(tx, 'ticket', one)
    const before = await lockTicket(tx, ctx.actor, id, closableTickets, version)
    const into = await tx.ticket.findFirst({ where: { AND: [{ id: inId }, readableBy(ctx.actor)] } })
    if (!into || into.unitoAId) throw invalidField('inId', 'Questo ticket non c’è o è già unito a un altro.')
    if (openerOf(into)?.userId !== openerOf(before)?.userId)
      throw invalidField('inId', 'Si uniscono solo ticket aperti dalla stessa persona.')
    if (await tx.reclamo.count({ where: { ticketId: id } }))
      throw new AppError(
        'conflict',
        'Questo ticket è nel registro dei reclami: unisci l’altro ticket a questo.',
      )
    if (!isOpen(into.stato))
      throw new AppError('conflict', 'Il ticket in cui unire è chiuso: riaprilo prima.')
    const ended =
      before.stato === 'chiuso' ? {} : transition(before, { to: 'chiuso', orari: await hoursOf(tx, before) })
    const unread = { notifyUser: false, daRispondere: false }
    const after = await saveTicket(tx, ctx, before, { ...ended, ...unread, unitoAId: inId })
    // What was merged into the first is shown by the second.
    await tx.ticket.updateMany({ where: { unitoAId: id }, data: { unitoAId: inId } })
    await addEvent(tx, ctx.actor, id, {
      testo: `Unito al ticket ${into.codice}`,
      interno: false,
      altroTicketId: inId,
    })
    const goesOn = before.daRispondere && isOpen(before.stato) ? { daRispondere: true } : {}
    await saveTicket(tx, ctx, into, {
      ...goesOn,
      seguitoDa: union(into.seguitoDa, before.seguitoDa),
      menzionati: union(into.menzionati, before.menzionati),
      lastMessageAt: later(into.lastMessageAt, before.lastMessageAt),
    })
    await addEvent(tx, ctx.actor, inId, {
      testo: `Unito il ticket ${before.codice}`,
      interno: false,
      altroTicketId: id,
    })
    return after
  }, ctx.tx)
}

const union = (some: readonly string[], more: readonly string[]) => [...new Set([...some, ...more])]
const later = (a: Date, b: Date) => (a > b ? a : b)
