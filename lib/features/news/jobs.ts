import 'server-only'
import { invalidateTags, rowsTag } from '@/lib/core/cache'
import { withTransaction } from '@/lib/core/db'

/** The time of an item has come: every page that may show it is made again. */
export async function publishDue(): Promise<void> {
  await withTransaction((tx) => invalidateTags(tx, ['news', rowsTag('news')]))
}
