import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { enqueue } from '@/lib/jobs/enqueue'

/** No upload takes this long between its object and its row. */
const HOUR_MS = 3_600_000

const jobKey = (key: string) => `storage.announced:${key}`

/**
 * Says that an object is about to be written, before there is a row for it: a process that is killed in between would
 * leave one that nobody knows of. Unless the row comes, the object is removed in an hour.
 */
export function announce(key: string): Promise<void> {
  const runAt = new Date(Date.now() + HOUR_MS)
  // Of its own also within another one: it must stay when that goes back.
  return withTransaction((tx) => enqueue(tx, 'storage.remove', { key }, { jobKey: jobKey(key), runAt }))
}

/** The row is there, or will be when this transaction is. */
export async function settle(tx: Tx, key: string): Promise<void> {
  await tx.$executeRaw`SELECT graphile_worker.remove_job(${jobKey(key)})`
}
