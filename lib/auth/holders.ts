import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { PermissionFlag } from './permissions'

export type Holder = { id: string; email: string; name: string }

/**
 * The administrators who are told of what a flag allows: they hold it, or the one that stands for all, and their account is in use. In the
 * order of their ids, so that two transactions that tell them wait for each other in the same order.
 */
export const holdersOf = (tx: Tx, flag: PermissionFlag): Promise<Holder[]> =>
  tx.admin.findMany({
    where: { status: 'validated', permessiAttivi: { hasSome: ['admin', flag] } },
    select: { id: true, email: true, name: true },
    orderBy: { id: 'asc' },
  })
