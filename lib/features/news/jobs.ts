import 'server-only'
import { invalidateTags, rowsTag } from '@/lib/core/cache'
import { withTransaction } from '@/lib/core/db'
import type { Payload } from '@/lib/jobs/payloads'

/** The time of an item has come: every page that may show it is made again. */
export async function publishDue({ id }: Payload<'news.publish-due'>): Promise<void> {
  await withTransaction((tx) => invalidateTags(tx, ['news', `news:${id}`, rowsTag('news')]))
}
