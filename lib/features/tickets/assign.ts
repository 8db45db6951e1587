import 'server-only'
import { can } from '@/lib/auth/actor'
import { hasPermissions } from '@/lib/auth/check-permissions'
import type { PermissionFlag } from '@/lib/auth/permissions'
import { type Tx, withTransaction } from '@/lib/core/db'
import { forbidden, invalidField } from '@/lib/core/errors'
import type { Ctx, PublicCtx } from '@/lib/http/context'
import type { Ticket } from '@/prisma/generated/client'
import { assignableTickets } from './access'
import { addEvent } from './messages'
import { hoursOf } from './policies'
import { type Changes, lockTicket, saveTicket } from './save'
import { tellOffice } from './tell'
import { transition } from './transition'

type Flags = Record<string, unknown>

export type Answerer = { id: string; nome: string; readsAll: boolean }

/** An administrator by name, if they work with tickets. */
export async function answerer(tx: Tx, adminId: string): Promise<Answerer> {
  const admin = await tx.admin.findFirst({ where: { id: adminId, status: 'validated' } })
  const profile = admin && { permissions: admin.permissions as Flags, ticketing: admin.ticketing as Flags }
  const may = (flag: PermissionFlag) => hasPermissions({ role: 'admin', hasToken: true, profile }, [flag])
  if (!admin || !may('ticketing_access'))
    throw invalidField('adminId', 'Questa persona non c’è o non lavora ai ticket.')
  return { id: adminId, nome: `${admin.name} ${admin.surname}`, readsAll: may('ticketing_full_access') }
}

type Given = { adminId: string | null; moved?: Changes; reason?: string }

/** A ticket is somebody's from now on, who hears of it, or everybody's again; `person`: whose. */
export async function giveTicket(
  tx: Tx,
  ctx: Pick<PublicCtx, 'actor' | 'requestId'>,
  before: Ticket,
  { adminId, moved, reason }: Given,
): Promise<{ after: Ticket; person: Answerer | null }> {
  const person = adminId ? await answerer(tx, adminId) : null
  const after = await saveTicket(tx, ctx, before, { ...moved, assigneeId: adminId }, reason)
  if (adminId) await tellOffice(tx, after, 'Un ticket è tuo', ctx.actor?.userId)
  return { after, person }
}

/** Gives a ticket to somebody, or back to all. A person who answers tickets may take one that nobody has. */
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
    const starts = takes && before.stato === 'aperto'
    const moved = starts ? transition(before, { to: 'in_lavorazione', orari: await hoursOf(tx, before) }) : {}
    const { after, person } = await giveTicket(tx, ctx, before, { adminId, moved })
    await addEvent(tx, actor, id, {
      testo: person ? `Assegnato a ${person.nome}` : 'Di nuovo da assegnare',
      interno: true,
    })
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
  return adminId ? (await answerer(ctx.tx, adminId)).nome : 'Da assegnare'
}
