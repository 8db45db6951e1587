import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db, withTransaction } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { allowedRows } from '@/lib/resources/access'
import { visibleTickets } from './access'
import { announce } from './announce'
import { lockTicket } from './save'

type Following = {
  segui: boolean
  /** Whether the reader still reads the ticket: some read it only because they follow it. */
  leggibile: boolean
}

/** One follows a ticket that one reads, or no more. The ticket itself is the same: its version stays. */
export async function followTicket(ctx: Ctx, id: string, follow: boolean): Promise<Following> {
  const { userId } = ctx.actor
  return withTransaction(async (tx) => {
    const before = await lockTicket(tx, ctx.actor, id, visibleTickets)
    if (before.seguitoDa.includes(userId) !== follow) {
      const others = before.seguitoDa.filter((one) => one !== userId)
      const after = await tx.ticket.update({
        where: { id },
        data: { seguitoDa: follow ? [...others, userId] : others },
      })
      await recordCommit(tx, ctx, { model: 'Tickets', label: after.codice, before, after })
      await announce(tx, after)
    }
    const where = { AND: [{ id }, allowedRows(visibleTickets, ctx.actor)] }
    return { segui: follow, leggibile: (await tx.ticket.count({ where })) === 1 }
  }, ctx.tx)
}

/** Who follows a ticket, by name. */
export async function followersOf(actor: Actor, id: string) {
  const where = { AND: [{ id: idOrNotFound(id) }, allowedRows(visibleTickets, actor)] }
  const { seguitoDa } = orNotFound(await db().ticket.findFirst({ where, select: { seguitoDa: true } }))
  const people = await db().admin.findMany({
    where: { id: { in: seguitoDa } },
    select: { id: true, name: true, surname: true },
    orderBy: [{ surname: 'asc' }, { name: 'asc' }, { id: 'asc' }],
  })
  return people.map((one) => ({ _id: one.id, nome: `${one.name} ${one.surname}` }))
}
