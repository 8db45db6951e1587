import 'server-only'
import { db } from '@/lib/core/db'

export const PAGE = 200

type Asked = { prefix: string; marker?: string }
type Walked = { folders: string[]; keys: string[]; next: string | null }

/**
 * What the database knows to stand under a prefix, as the store would list it: by bytes, a folder as one step. It jumps
 * from each key or folder to the next one, so that a folder of a million files costs as much as a file.
 */
export async function walkRows({ prefix, marker = '' }: Asked): Promise<Walked> {
  const found = await db().$queryRaw<{ entry: string }[]>`
    WITH RECURSIVE walk AS (
      SELECT (SELECT f.key FROM stored_files f WHERE f.deleted_at IS NULL
          AND f.key COLLATE "C" >= (CASE WHEN ${marker} = '' THEN ${prefix}
            WHEN right(${marker}, 1) = '/' THEN left(${marker}, -1) || '0' ELSE ${marker} || chr(1) END)
          AND f.key COLLATE "C" < ${prefix} || chr(1114111)
        ORDER BY f.key COLLATE "C" LIMIT 1) AS key
      UNION ALL
      SELECT (SELECT f.key FROM stored_files f WHERE f.deleted_at IS NULL
          AND f.key COLLATE "C" >= (CASE WHEN strpos(substr(w.key, length(${prefix}) + 1), '/') > 0
            THEN ${prefix} || split_part(substr(w.key, length(${prefix}) + 1), '/', 1) || '0' ELSE w.key || chr(1) END)
          AND f.key COLLATE "C" < ${prefix} || chr(1114111)
        ORDER BY f.key COLLATE "C" LIMIT 1)
      FROM walk w WHERE w.key IS NOT NULL)
    SELECT CASE WHEN strpos(substr(key, length(${prefix}) + 1), '/') > 0
      THEN ${prefix} || split_part(substr(key, length(${prefix}) + 1), '/', 1) || '/' ELSE key END AS entry
    FROM walk WHERE key IS NOT NULL LIMIT ${PAGE + 1}`
  const entries = found.map(({ entry }) => entry)
  const page = entries.slice(0, PAGE)
  return {
    folders: page.filter((entry) => entry.endsWith('/')),
    keys: page.filter((entry) => !entry.endsWith('/')),
    next: entries.length > PAGE ? (page.at(-1) ?? null) : null,
  }
}

/** The keys of the files of one purpose under a prefix, whatever folders they stand in. */
export async function keysOfPurpose({ prefix, marker = '' }: Asked, scopo: string): Promise<Walked> {
  const found = await db().$queryRaw<{ key: string }[]>`
    SELECT key FROM stored_files WHERE deleted_at IS NULL AND purpose = ${scopo}
      AND key COLLATE "C" > ${marker} AND key COLLATE "C" >= ${prefix} AND key COLLATE "C" < ${prefix} || chr(1114111)
    ORDER BY key COLLATE "C" LIMIT ${PAGE + 1}`
  const keys = found.map(({ key }) => key)
  const page = keys.slice(0, PAGE)
  return { folders: [], keys: page, next: keys.length > PAGE ? (page.at(-1) ?? null) : null }
}
