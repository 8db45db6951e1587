import 'server-only'
import { pool } from '@/lib/core/db'
import { plainError } from './plain-error'
import type { SystemInfo } from './schema'

type Database = NonNullable<SystemInfo['database']>
type Activity = Omit<Database, 'tables'>

const FIGURES = `SELECT current_setting('server_version') AS version, pg_database_size(current_database())::float8 AS bytes,
  current_setting('max_connections')::int AS "maxConnections", count(*)::int AS connections,
  greatest(coalesce(max(extract(epoch FROM now() - xact_start)) FILTER (WHERE pid <> pg_backend_pid()), 0), 0)::float8 AS "longestSeconds",
  count(*) FILTER (WHERE wait_event_type = 'Lock')::int AS "waitingForLocks"
  FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'`

const TABLES = `SELECT relname AS name, pg_total_relation_size(relid)::float8 AS bytes, n_live_tup::float8 AS rows,
  n_dead_tup::float8 AS dead FROM pg_stat_user_tables WHERE schemaname = 'public' ORDER BY 2 DESC, 1 LIMIT 20`

/** What PostgreSQL is doing now. */
export async function databaseActivity(): Promise<Activity> {
  const [row] = (await pool().query<Activity>(FIGURES)).rows
  if (!row) throw new Error('no figures')
  return row
}

/** What PostgreSQL says of itself. */
export async function databaseFigures(): Promise<Database> {
  const [activity, tables] = await Promise.all([
    databaseActivity(),
    pool().query<Database['tables'][number]>(TABLES),
  ])
  return { ...activity, tables: tables.rows }
}

const MAIL = `SELECT count(*)::int AS waiting, count(*) FILTER (WHERE attempts > 0)::int AS failing,
  (array_agg(last_error ORDER BY updated_at DESC) FILTER (WHERE last_error IS NOT NULL))[1] AS error
  FROM graphile_worker.jobs WHERE task_identifier = 'mail.send'`
/** The ledger of lib/mail: 250 is sent. */
const SENT = `SELECT max(created_at) AS at FROM idempotency_keys WHERE id LIKE 'mail:%' AND status = 250`

type Mail = { waiting: number; failing: number; lastError: string; lastSentAt: string | null }

/** Mails that wait, and why. */
export async function mailFigures(): Promise<Mail> {
  const [queue, sent] = await Promise.all([
    pool().query<{ waiting: number; failing: number; error: string | null }>(MAIL),
    pool().query<{ at: Date | null }>(SENT),
  ])
  const { waiting = 0, failing = 0, error = null } = queue.rows[0] ?? {}
  return {
    waiting,
    failing,
    lastError: plainError(error),
    lastSentAt: sent.rows[0]?.at?.toISOString() ?? null,
  }
}
