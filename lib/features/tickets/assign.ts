import 'server-only'
import { can } from '@/lib/auth/actor'
import { hasPermissions } from '@/lib/auth/check-permissions'
import { type Tx, withTransaction } from '@/lib/core/db'
import { forbidden, invalidField } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import type { Ticket } from '@/prisma/generated/client'
import { assignableTickets } from './access'
import { addEvent } from './messages'
import { lockTicket, officeHours, saveTicket } from './save'
import { tellOffice } from './tell'
import { transition } from './transition'

type Flags = Record<string, unknown>

/** The administrator who is to answer, if they work with tickets. */
async function answerer(tx: Tx, adminId: string): Promise<string> {
  const admin = await tx.admin.findFirst({ where: { id: adminId, status: 'validated' } })
  const profile = admin && { permissions: admin.permissions as Flags, ticketing: admin.ticketing as Flags }
  if (!admin || !hasPermissions({ role: 'admin', hasToken: true, profile }, ['ticketing_access']))
    throw invalidField('adminId', 'Questa persona non c’è o non lavora ai ticket.')
  return `${admin.name} ${admin.surname}`
}

/** Gives a ticket to somebody, or back to all. Whoever answers tickets may take one that nobody has. */
export async function assignTicket(
  ctx: Ctx,
  id: string,
  { adminId, version }: { adminId: string | null; version: number },
): Promise<Ticket> {
  const { actor } = ctx
  return withTransaction(async (tx) => {
    const before = await lockTicket(tx, actor, id, assignableTickets, version)
    const takes = adminId === actor.userId && before.assigneeId === null
    if (!takes && !can(actor, 'ticketing_assign'))
      throw forbidden('Non hai il permesso di assegnare i ticket.')
    if (adminId === before.assigneeId) return before
    const name = adminId ? await answerer(tx, adminId) : null
    const starts = takes && before.stato === 'aperto'
    const moved = starts ? transition(before, { to: 'in_lavorazione', orari: await officeHours(tx) }) : {}
    const after = await saveTicket(tx, ctx, before, { ...moved, assigneeId: adminId })
    await addEvent(tx, actor, id, {
      testo: name ? `Assegnato a ${name}` : 'Di nuovo da assegnare',
      interno: true,
    })
    if (adminId) await tellOffice(tx, after, 'Un ticket è tuo', actor.userId)
    return after
  }, ctx.tx)
}

/** The same for one of many chosen in the list; in words, who has it now. */
export async function assignRow(
  ctx: Ctx & { tx: Tx },
  { _id, version }: { _id: string; version: number },
  { adminId }: { adminId: string | null },
): Promise<string> {
  await assignTicket(ctx, _id, { adminId, version })
  return adminId ? answerer(ctx.tx, adminId) : 'Da assegnare'
}
