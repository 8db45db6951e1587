import type pg from 'pg'
import { to } from 'pg-copy-streams'
import { EnvError } from '../../lib/core/env'
import { appliedMigrations, columnList, identifier, queueMigration, sequencesOf, tablesOf } from './catalog'
import { expectedObjects } from './dump-store'
import type { Manifest, TablePart } from './manifest'
import { writePart } from './parts'
import { count, reporter, size, type Watch } from './progress'

type Dump = {
  database: Pick<Manifest, 'server' | 'lsn' | 'migrations' | 'queueMigration' | 'tables' | 'sequences'>
  /** What the store should hold at that instant. */
  expected: Set<number>
}

/** Text that any server reads the same way, whatever this one's settings; and all the time it takes. */
const SESSION = [
  "SET client_encoding = 'UTF8'",
  "SET datestyle = 'ISO, YMD'",
  "SET intervalstyle = 'postgres'",
  "SET timezone = 'UTC'",
  'SET extra_float_digits = 1',
  'SET statement_timeout = 0',
  'SET idle_in_transaction_session_timeout = 0',
]

const SNAPSHOT = `SELECT current_setting('server_version') AS server,
  CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END::text AS lsn`

export async function applySettings(client: pg.ClientBase): Promise<void> {
  for (const setting of SESSION) await client.query(setting)
}

/** Every table as it was at one instant, while others go on writing. */
export async function dumpDatabase(
  client: pg.ClientBase,
  folder: string,
  { say, signal }: Watch,
): Promise<Dump> {
  await applySettings(client)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const { rows } = await client.query<{ server: string; lsn: string }>(SNAPSHOT)
  const [at] = rows
  const migrations = await appliedMigrations(client)
  if (!at || migrations.length === 0) {
    throw new EnvError('Nel database non c’è nulla da copiare: non ha ancora nessuna migrazione.')
  }
  const report = reporter(say)
  const found = await tablesOf(client)
  const tables: TablePart[] = []
  for (const table of found) {
    const file = `database/${table.schema}.${table.name}.copy.gz`
    const rowsOf = client.query(to(`COPY ${identifier(table)} (${columnList(table.columns)}) TO STDOUT`))
    const part = await writePart(folder, file, rowsOf, { compressed: true, signal })
    tables.push({ ...table, ...part, rows: rowsOf.rowCount })
    report(() => `· database: ${tables.length} di ${found.length} tabelle, ${sums(tables)}`)
  }
  say(`· database: ${tables.length} tabelle, ${sums(tables)}`)
  const [sequences, queue] = [await sequencesOf(client), await queueMigration(client)]
  const expected = await expectedObjects(client)
  await client.query('COMMIT')
  return { database: { ...at, migrations, queueMigration: queue, tables, sequences }, expected }
}

function sums(tables: TablePart[]): string {
  const sum = (pick: (table: TablePart) => number) => tables.reduce((total, one) => total + pick(one), 0)
  return `${count(sum(({ rows }) => rows))} righe, ${size(sum(({ bytes }) => bytes))}`
}
