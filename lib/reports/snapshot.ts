import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { LIMITS } from '@/lib/core/db-limits'
import { reading } from '@/lib/core/replica'
import { Prisma } from '@/prisma/generated/client'

/** Figures of one instant, of several statements. On a busy server it waits for a connection as long as any request does. */
const SNAPSHOT = {
  isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead,
  maxWait: LIMITS.request.connect + 1_000,
  timeout: 30_000,
}

/** Reads figures of one instant: at the replica, where the call allows it. */
export const inSnapshot = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  reading('report', () => db().$transaction(work, SNAPSHOT))

/** Reads rows or a count of a report by a statement alone. */
export const ofReport = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => reading('report', () => work(db()))
