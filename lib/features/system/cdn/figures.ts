import 'server-only'
import { pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'

type Figures = { waiting: number; oldestSeconds: number; error: string }

/** What the CDN has not been told yet, for how long the oldest waits, and why; null where there is none to tell. */
export async function cdnFigures(): Promise<Figures | null> {
  if (!env().CDN_PURGE_URL) return null
  const { rows } = await pool().query<Figures>(
    `SELECT count(DISTINCT tag)::int AS waiting,
       coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8 AS "oldestSeconds",
       coalesce((array_agg(error ORDER BY id DESC) FILTER (WHERE error <> ''))[1], '') AS error
     FROM cdn_purges WHERE NOT again OR error <> ''`,
  )
  return rows[0] ?? { waiting: 0, oldestSeconds: 0, error: '' }
}
