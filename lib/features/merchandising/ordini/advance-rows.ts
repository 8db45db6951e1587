import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { Ctx } from '@/lib/http/context'
import type { MerchandisingOrder } from '@/prisma/generated/client'
import { approveOrder, deliverOrder, prepareOrder, type Target } from './advance'
import { cancelOrder } from './cancel-order'
import { type CancelValues, type ShipValues, STATI_ORDINE } from './schema'
import { shipOrder } from './ship-order'

type InTx = Ctx & { tx: Tx }

/** In words, what became of it. */
const outcome = ({ stato }: MerchandisingOrder) =>
  STATI_ORDINE.find(({ value }) => value === stato)?.label ?? stato

/** The steps for many chosen in the list. */
export const approveRow = async (ctx: InTx, row: Target) => outcome(await approveOrder(ctx, row))
export const prepareRow = async (ctx: InTx, row: Target) => outcome(await prepareOrder(ctx, row))
export const deliverRow = async (ctx: InTx, row: Target) => outcome(await deliverOrder(ctx, row))
export const shipRow = async (ctx: InTx, row: Target, values: ShipValues) =>
  outcome(await shipOrder(ctx, row, values))
export const cancelRow = async (ctx: InTx, row: Target, values: CancelValues) =>
  outcome(await cancelOrder(ctx, row, values))
