import type pg from 'pg'
import { asOfToday } from '../migrations/baseline'
import { migrationSql } from '../migrations/files'
import { identifier, notOfExtension } from './catalog'
import { withWholeEnums } from './whole-enums'

/** As Prisma's engine makes it; the rows come with the archive. */
const HISTORY = `CREATE TABLE public._prisma_migrations (
  id varchar(36) PRIMARY KEY NOT NULL, checksum varchar(64) NOT NULL, finished_at timestamptz,
  migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`

const PUBLIC = "SELECT oid FROM pg_namespace WHERE nspname = 'public'"

/** Ready-made statements that take everything of ours out of the schema, and leave what extensions own. */
const OURS = [
  `SELECT format('DROP TABLE IF EXISTS %s CASCADE', c.oid::regclass) AS sql FROM pg_class c
   WHERE c.relkind IN ('r', 'p') AND c.relnamespace = (${PUBLIC}) AND ${notOfExtension('c.oid')}`,
  `SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', p.oid::regprocedure) AS sql FROM pg_proc p
   WHERE p.pronamespace = (${PUBLIC}) AND ${notOfExtension('p.oid')}`,
  `SELECT format('DROP TYPE IF EXISTS %s CASCADE', t.oid::regtype) AS sql FROM pg_type t
   WHERE t.typtype IN ('e', 'd') AND t.typnamespace = (${PUBLIC}) AND ${notOfExtension('t.oid')}`,
]

async function runAll(client: pg.ClientBase, query: string): Promise<void> {
  const { rows } = await client.query<{ sql: string }>(query)
  for (const { sql } of rows) await client.query(sql)
}

export async function dropOurs(client: pg.ClientBase): Promise<void> {
  for (const query of OURS) await runAll(client, query)
}

/**
 * The tables as they were after these migrations, in the caller's transaction: either all of them or nothing. Functions, triggers
 * and views are not among them: whoever migrates next applies those of the code.
 */
export async function buildSchema(client: pg.ClientBase, migrations: readonly string[]): Promise<void> {
  await client.query(HISTORY)
  // Nobody else uses what is not there yet: an index need not be built beside their work.
  const statements = asOfToday(migrations).map((name) => migrationSql(name).replace(/\bCONCURRENTLY\b/gi, ''))
  for (const sql of withWholeEnums(statements)) await client.query(sql)
}

/** Foreign keys, and indexes that no constraint needs: made after the rows, they cost less and need no order. */
const LATER = [
  `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS undo,
     format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS redo
   FROM pg_constraint WHERE contype = 'f' AND connamespace = (${PUBLIC})`,
  `SELECT format('DROP INDEX %s', i.indexrelid::regclass) AS undo, pg_get_indexdef(i.indexrelid) AS redo
   FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
   WHERE c.relnamespace = (${PUBLIC}) AND ${notOfExtension('c.oid')}
     AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid)`,
]

const WITH_TRIGGERS = `SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger t
  JOIN pg_class c ON c.oid = t.tgrelid WHERE NOT t.tgisinternal AND c.relnamespace = (${PUBLIC})`

/**
 * Runs `load` while no trigger adds to what is loaded (rollups and search columns are in the archive as they were).
 * The owner of the tables may do this; `session_replication_role` would need a superuser.
 */
export async function withoutTriggers(client: pg.ClientBase, load: () => Promise<void>): Promise<void> {
  const later: { undo: string; redo: string }[] = []
  for (const query of LATER) later.push(...(await client.query(query)).rows)
  const { rows: triggered } = await client.query<{ name: string }>(WITH_TRIGGERS)
  for (const { undo } of later) await client.query(undo)
  for (const { name } of triggered) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  await load()
  for (const { name } of triggered) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
  // Indexes first: the foreign keys' own check is quicker with them.
  for (const { redo } of later.toReversed()) await client.query(redo)
}

/** A migration may have put rows there; the archive holds them already. */
export async function emptyTables(
  client: pg.ClientBase,
  tables: { schema: string; name: string }[],
): Promise<void> {
  if (tables.length > 0) await client.query(`TRUNCATE ${tables.map(identifier).join(', ')}`)
}
