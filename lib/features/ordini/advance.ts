import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import type { MerchandisingOrder, Prisma } from '@/prisma/generated/client'
import { ordini } from './resource'
import { STATI_ORDINE } from './schema'
import { publishOrder } from './tell-office'
import { tellOrderer } from './tell-orderer'

export type Target = { _id: string; version: number }
type Change = Prisma.MerchandisingOrderUncheckedUpdateInput

/** The columns of a step, its history, and whoever has the order before their eyes. */
export async function writeOrder(
  tx: Tx,
  ctx: Ctx,
  before: MerchandisingOrder,
  change: Change,
  reason?: string,
): Promise<MerchandisingOrder> {
  const data = { ...change, version: before.version + 1 }
  const after = await tx.merchandisingOrder.update({ where: { id: before.id }, data })
  await recordCommit(tx, ctx, { model: 'Ordini', label: after.codice, before, after, reason })
  await publishOrder(tx, after)
  return after
}

export function wrongState({ stato }: MerchandisingOrder, wanted: string): AppError {
  const label = STATI_ORDINE.find(({ value }) => value === stato)?.label ?? stato
  return new AppError('conflict', `L’ordine è ${label.toLowerCase()}: ${wanted}`)
}

/** The office agrees: whoever has sent the order hears of it. */
export async function approveOrder(ctx: Ctx, { _id, version }: Target): Promise<MerchandisingOrder> {
  return withTransaction(async (tx) => {
    const before = await lockRow(ordini, { ...ctx, tx }, _id, version)
    if (before.stato !== 'inviato') throw wrongState(before, 'si approva quando è appena inviato.')
    const after = await writeOrder(tx, ctx, before, { stato: 'approvato', approvatoAt: new Date() })
    await tellOrderer(tx, after, 'approvato')
    return after
  }, ctx.tx)
}

/** Somebody is packing it. */
export async function prepareOrder(ctx: Ctx, { _id, version }: Target): Promise<MerchandisingOrder> {
  return withTransaction(async (tx) => {
    const before = await lockRow(ordini, { ...ctx, tx }, _id, version)
    if (before.stato !== 'approvato') throw wrongState(before, 'si prepara quando è approvato.')
    return writeOrder(tx, ctx, before, { stato: 'preparazione' })
  }, ctx.tx)
}

/** It has arrived. */
export async function deliverOrder(ctx: Ctx, { _id, version }: Target): Promise<MerchandisingOrder> {
  return withTransaction(async (tx) => {
    const before = await lockRow(ordini, { ...ctx, tx }, _id, version)
    if (before.stato !== 'spedito') throw wrongState(before, 'si consegna quando è spedito.')
    return writeOrder(tx, ctx, before, { stato: 'consegnato', consegnatoAt: new Date() })
  }, ctx.tx)
}
