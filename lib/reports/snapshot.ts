import 'server-only'
import { LIMITS } from '@/lib/core/db-limits'
import { Prisma } from '@/prisma/generated/client'

/** Figures of one instant, of several statements. On a busy server it waits for a connection as long as any request does. */
export const SNAPSHOT = {
  isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead,
  maxWait: LIMITS.request.connect + 1_000,
  timeout: 30_000,
}
