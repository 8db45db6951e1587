import 'server-only'
import type { Actor, Scope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { idOrNotFound } from '@/lib/core/ids'
import { getRow } from '@/lib/resources/read'
import { presentLine, presentOwn } from './present'
import { ordini } from './resource'
import type { OwnOrder } from './types'

const PAGE = 20
/** A cart has no more. */
const LINES = 500

/** An order with its lines, for who may see it. */
export async function orderDetail(actor: Actor, id: string) {
  const row = await getRow(ordini, actor, id)
  const lines = await db().merchandisingOrderLine.findMany({
    where: { orderId: String(row._id) },
    orderBy: [{ nome: 'asc' }, { id: 'asc' }],
    take: LINES,
  })
  return { ...row, _id: String(row._id), righe: lines.map(presentLine) }
}

/** The own orders, newest first; ids grow with time. */
export async function ownOrders({ actor: { role, userId } }: Scope, cursor?: string) {
  const before = cursor ? { id: { lt: idOrNotFound(cursor) } } : {}
  const rows = await db().merchandisingOrder.findMany({
    where: { role, userId, ...before },
    include: { lines: { orderBy: [{ nome: 'asc' }, { id: 'asc' }] } },
    orderBy: { id: 'desc' },
    take: PAGE + 1,
  })
  const items: OwnOrder[] = rows.slice(0, PAGE).map(presentOwn)
  return { items, nextCursor: rows.length > PAGE ? (items.at(-1)?._id ?? null) : null }
}
