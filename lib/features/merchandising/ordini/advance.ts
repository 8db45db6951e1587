import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import type { MerchandisingOrder } from '@/prisma/generated/client'
import { ordini } from './resource'
import { STATI_ORDINE } from './schema'
import { tellOrderer } from './tell-orderer'

export type Target = { _id: string; version: number }

export function wrongState({ stato }: MerchandisingOrder, wanted: string): AppError {
  const label = STATI_ORDINE.find(({ value }) => value === stato)?.label ?? stato
  return new AppError('conflict', `L’ordine è ${label.toLowerCase()}: ${wanted}`)
}

/** The office agrees: whoever has sent the order hears of it. */
export async function approveOrder(ctx: Ctx, { _id, version }: Target): Promise<MerchandisingOrder> {
  return withTransaction(async (tx) => {
    const before = await lockRow(ordini, { ...ctx, tx }, _id, version)
    if (before.stato !== 'inviato') throw wrongState(before, 'si approva quando è appena inviato.')
    const change = { stato: 'approvato', approvatoAt: new Date() } as const
    const after = await writeVerb(ordini, { ...ctx, tx }, { before, change })
    await tellOrderer(tx, after, 'approvato')
    return after
  }, ctx.tx)
}

/** Somebody is packing it. */
export async function prepareOrder(ctx: Ctx, { _id, version }: Target): Promise<MerchandisingOrder> {
  return withTransaction(async (tx) => {
    const before = await lockRow(ordini, { ...ctx, tx }, _id, version)
    if (before.stato !== 'approvato') throw wrongState(before, 'si prepara quando è approvato.')
    return writeVerb(ordini, { ...ctx, tx }, { before, change: { stato: 'preparazione' } })
  }, ctx.tx)
}

/** It has arrived. */
export async function deliverOrder(ctx: Ctx, { _id, version }: Target): Promise<MerchandisingOrder> {
  return withTransaction(async (tx) => {
    const before = await lockRow(ordini, { ...ctx, tx }, _id, version)
    if (before.stato !== 'spedito') throw wrongState(before, 'si consegna quando è spedito.')
    const change = { stato: 'consegnato', consegnatoAt: new Date() } as const
    return writeVerb(ordini, { ...ctx, tx }, { before, change })
  }, ctx.tx)
}
