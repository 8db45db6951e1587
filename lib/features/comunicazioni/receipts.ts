import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, notFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { hrefOf } from './present'
import type { Receipt } from './schema'

type Stored = { letto: Date; confermato: Date | null }

/**
 * The reader has had it before their eyes: kept with the first time, and the bell's line about it is read as well. Receipts
 * are a record of their own, so that the history does not tell of them.
 */
export async function markAsRead(ctx: Ctx, id: string): Promise<Receipt> {
  return withTransaction(async (tx) => {
    const receipt = await receive(tx, ctx, id, false)
    await quieten(tx, ctx, id)
    return receipt
  }, ctx.tx)
}

/** The reader says so, where it is asked; again, nothing changes. @throws 404 not theirs, 409 where it is not asked */
export async function confirmReading(ctx: Ctx, id: string): Promise<Receipt> {
  return withTransaction(async (tx) => {
    const asks = await tx.comunicazione.findFirst({
      where: { id: idOrNotFound(id), published: true, ricevute: { some: { agentId: ctx.actor.userId } } },
      select: { richiedeConferma: true },
    })
    if (!asks) throw notFound()
    if (!asks.richiedeConferma) throw new AppError('conflict', 'Questa comunicazione non chiede conferma.')
    const receipt = await receive(tx, ctx, id, true)
    await quieten(tx, ctx, id)
    return receipt
  }, ctx.tx)
}

async function receive(tx: Tx, { actor }: Ctx, id: string, confirms: boolean): Promise<Receipt> {
  const [row] = await tx.$queryRaw<Stored[]>`
    UPDATE comunicazione_destinatari r SET letto_at = coalesce(r.letto_at, now()),
      confermato_at = CASE WHEN ${confirms} THEN coalesce(r.confermato_at, now()) ELSE r.confermato_at END
    FROM comunicazioni c
    WHERE c.id = r.comunicazione_id AND c.published
      AND r.comunicazione_id = ${idOrNotFound(id)}::uuid AND r.agent_id = ${actor.userId}::uuid
    RETURNING r.letto_at AS letto, r.confermato_at AS confermato`
  if (!row) throw notFound()
  return { lettoAt: row.letto.toISOString(), confermatoAt: row.confermato?.toISOString() ?? null }
}

async function quieten(tx: Tx, { actor }: Ctx, id: string): Promise<void> {
  await tx.notification.updateMany({
    where: { role: 'agent', userId: actor.userId, href: hrefOf(id), readAt: null },
    data: { readAt: new Date() },
  })
}
