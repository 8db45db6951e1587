import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import { AppError, orNotFound, staleVersion } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { lockById } from '@/lib/core/lock'
import { recordCommit } from '@/lib/history/record'
import type { PublicCtx } from '@/lib/http/context'
import { officeHoursOf, type Span } from '@/lib/italian/opening-hours'
import { publish } from '@/lib/realtime/publish'
import { allowedRows } from '@/lib/resources/access'
import type { Access } from '@/lib/resources/types'
import { companySetting } from '@/lib/settings/company'
import { setting } from '@/lib/settings/read'
import type { Prisma, Ticket } from '@/prisma/generated/client'
import { deadlinesOf } from './clock'
import { openerOf } from './owner'

type TicketWhere = Prisma.TicketWhereInput

/** When somebody works at head office. */
export const officeHours = async (tx?: Tx): Promise<Span[]> =>
  officeHoursOf((await setting(companySetting, tx)).orari)

/**
 * The ticket that a verb is about to change, locked: 403 for who may change none, 404 for somebody else's, 409 for a stale version
 * and for what was merged.
 */
export async function lockTicket(
  tx: Tx,
  actor: Actor,
  id: string,
  access: Access<TicketWhere>,
  version?: number,
): Promise<Ticket> {
  const allowed = allowedRows(access, actor)
  await lockById(tx, 'ticket', idOrNotFound(id))
  const row = orNotFound(await tx.ticket.findFirst({ where: { AND: [{ id }, allowed] } }))
  if (version !== undefined && row.version !== version) throw staleVersion()
  if (row.unitoAId) throw new AppError('conflict', 'Questo ticket è stato unito a un altro: scrivi lì.')
  return row
}

export type Changes = Partial<
  Pick<
    Ticket,
    | 'stato'
    | 'priorita'
    | 'categoryId'
    | 'assigneeId'
    | 'notifyUser'
    | 'readedFrom'
    | 'lastMessageAt'
    | 'daRispondere'
    | 'riprendiIl'
    | 'primaRispostaAt'
    | 'minutiPrimaRisposta'
    | 'risoltoAt'
    | 'closedAt'
    | 'minutiRisoluzione'
    | 'pausaDal'
    | 'minutiPausa'
    | 'riaperture'
    | 'csat'
    | 'csatCommento'
    | 'unitoAId'
    | 'seguitoDa'
    | 'menzionati'
    | 'reclamoEntro'
  >
>

/** Writes a change of a ticket with its deadlines, its history, and the news of it to who sees it. */
export async function saveTicket(
  tx: Tx,
  ctx: Pick<PublicCtx, 'actor' | 'requestId'>,
  before: Ticket,
  changes: Changes,
  reason?: string,
): Promise<Ticket> {
  const now = { ...before, ...changes }
  const category = await tx.ticketCategory.findUniqueOrThrow({ where: { id: now.categoryId } })
  const data = { ...changes, ...deadlinesOf(now, category, await officeHours(tx)) }
  const after = await tx.ticket.update({
    where: { id: before.id },
    data: { ...data, version: { increment: 1 } },
  })
  await recordCommit(tx, ctx, { model: 'Tickets', label: after.codice, before, after, reason })
  await announce(tx, after)
  return after
}

/** Lists and records of the office and of the opener ask again. */
export async function announce(tx: Tx, ticket: Ticket): Promise<void> {
  const opener = openerOf(ticket)
  await publish(tx, { type: 'ticket.updated', data: { _id: ticket.id, stato: ticket.stato } }, [
    { role: 'admin', permission: 'ticketing_access' },
    ...(opener ? [opener] : []),
  ])
}
