import 'server-only'
import type { Tx } from './db'

/** The PostgreSQL channel on which every server process learns what has changed. */
export const TAG_CHANNEL = 'cache_tags'

/**
 * Makes every cached page that reads one of these tags fresh again, in all server processes, when the
 * transaction commits (and not at all if it does not). Pages name their tags with `cacheTag()`.
 */
export async function invalidateTags(tx: Tx, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  await tx.$executeRaw`SELECT pg_notify(${TAG_CHANNEL}, tag) FROM unnest(${[...tags]}::text[]) AS tag`
}
