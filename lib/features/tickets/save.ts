import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { PublicCtx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import type { Access } from '@/lib/resources/types'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Prisma, Ticket } from '@/prisma/generated/client'
import { deadlinesOf } from './clock'
import { policyFor } from './policies'
import { tickets } from './resource'

type TicketWhere = Prisma.TicketWhereInput

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
  const row = await lockRow(tickets, { actor, tx }, id, version, access as Access)
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
  const change = { ...changes, ...deadlinesOf(now, await policyFor(tx, now)) }
  return writeVerb(tickets, { ...ctx, tx }, { before, change, reason })
}
