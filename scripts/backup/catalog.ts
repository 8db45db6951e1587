import pg from 'pg'
import { APPLIED } from '../migrations/sql'
import type { Sequence } from './manifest'

/** Ours, and the job queue's. */
export const SCHEMAS = ['public', 'graphile_worker']

/** What an extension brought belongs to it, not to us. */
export const notOfExtension = (oid: string): string =>
  `NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = ${oid} AND d.deptype = 'e')`

export type Table = { schema: string; name: string; columns: string[] }

/**
 * The queue's list of its own migrations belongs to its schema, which its own code makes, as the list of what has been applied of
 * `prisma/sql` belongs to functions, triggers and views; everything else with rows is copied. Generated columns come again by themselves.
 */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relkind = 'r' AND n.nspname = ANY($1) AND ${notOfExtension('c.oid')}
       AND NOT (n.nspname = 'graphile_worker' AND c.relname = 'migrations')
       AND NOT (n.nspname = 'public' AND c.relname = '${APPLIED}')
     GROUP BY 1, 2 ORDER BY 1 DESC, 2`,
    [SCHEMAS],
  )
  return rows
}

/** Not part of a snapshot: a number drawn meanwhile makes them higher, which harms nobody. */
export async function sequencesOf(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `SELECT schemaname AS schema, sequencename AS name, last_value::text AS value
     FROM pg_sequences WHERE schemaname = ANY($1) ORDER BY 1, 2`,
    [SCHEMAS],
  )
  return rows
}

export const identifier = ({ schema, name }: { schema: string; name: string }): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`

export const columnList = (columns: readonly string[]): string =>
  columns.map((name) => pg.escapeIdentifier(name)).join(', ')

/** The migrations that have been applied, in their order; none in an empty database. */
export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const found = await client.query("SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS yes")
  if (!found.rows[0]?.yes) return []
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT migration_name AS name FROM public._prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

/** The last migration of the queue's own schema. */
export async function queueMigration(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ last: number | null }>(
    'SELECT max(id) AS last FROM graphile_worker.migrations',
  )
  return rows[0]?.last ?? 0
}
