import 'server-only'
import { pool, withTransaction } from '@/lib/core/db'
import { logger } from '@/lib/core/logger'
import { discardFiles } from './discard'

/** Long enough for a draft that was left open, and for bringing a deleted record back with its pictures. */
const DAYS = 30
const PORTION = 500

const UNUSED = `
  SELECT f.id FROM stored_files f
  WHERE f.deleted_at IS NULL AND f.purpose IN ('generic', 'ticket', 'modulo')
    AND f.created_at < now() - interval '${DAYS} days'
    AND coalesce(f.released_at, f.created_at) < now() - interval '${DAYS} days'
    AND NOT EXISTS (SELECT 1 FROM file_uses u WHERE u.file_id = f.id)
  ORDER BY f.created_at LIMIT ${PORTION}`

const idsOf = async (sql: string, values: unknown[] = []): Promise<string[]> =>
  (await pool().query<{ id: string }>(sql, values)).rows.map(({ id }) => id)

/**
 * Takes away what was uploaded and is used by nothing any more. What goes does not come back: before that, one slow
 * look through every text there is. A file that is found there stays, and is a fault of whoever wrote it down.
 */
export async function sweepFiles(): Promise<void> {
  const unused = await idsOf(UNUSED)
  if (unused.length === 0) return
  const named = await idsOf('SELECT id FROM files_named_anywhere($1) AS named (id)', [unused])
  if (named.length > 0) {
    logger().error({ files: named }, 'files are used that nobody has noted')
    await pool().query('UPDATE stored_files SET released_at = now() WHERE id = ANY($1)', [named])
  }
  const gone = unused.filter((id) => !named.includes(id))
  await withTransaction((tx) => discardFiles(tx, { id: { in: gone }, uses: { none: {} } }))
  if (unused.length === PORTION) await sweepFiles()
}
