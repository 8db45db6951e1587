import 'server-only'
import type { Tx } from '@/lib/core/db'
import { enqueue } from '@/lib/jobs/enqueue'

/** Clocks of two machines differ a little: a page must not be drawn again just before its time. */
const MARGIN_MS = 1_000

/**
 * An item that is dated in the future shows when its time comes, although the pages are cached: a job drops
 * them then. A new date replaces the job; one that finds the item withdrawn does no harm.
 */
export async function schedulePublication(tx: Tx, after: Record<string, unknown> | null): Promise<void> {
  const { id, published, publishedAt } = after ?? {}
  if (!published || !(publishedAt instanceof Date) || publishedAt.getTime() <= Date.now()) return
  await enqueue(
    tx,
    'news.publish-due',
    { id: String(id) },
    { jobKey: `news.publish-due:${id}`, runAt: new Date(publishedAt.getTime() + MARGIN_MS) },
  )
}
