import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { EnvError } from '../../lib/core/env'
import { migrateJobs } from '../../lib/jobs/migrate-jobs'
import { EXTENSIONS, MIGRATION_LOCK } from '../migrate'
import { columnList, identifier, queueMigration, tablesOf } from './catalog'
import { applySettings } from './dump-database'
import type { Manifest, Sequence, TablePart } from './manifest'
import { count, reporter, type Watch } from './progress'
import { buildSchema, dropOurs, emptyTables, withoutTriggers } from './rebuild'

/** Whether there is anything that a restore would take away. */
export async function hasData(client: pg.ClientBase): Promise<boolean> {
  for (const table of await tablesOf(client)) {
    if (table.name === '_prisma_migrations') continue
    const { rowCount } = await client.query(`SELECT 1 FROM ${identifier(table)} LIMIT 1`)
    if (rowCount) return true
  }
  return false
}

/** A server that goes on writing would see its tables vanish, and write into those that come. */
export async function refuseWhileInUse(client: pg.ClientBase): Promise<void> {
  let others = 0
  // A connection that has just been closed is listed a moment longer.
  for (let tries = 0; tries < 10; tries += 1) {
    others = await otherConnections(client)
    if (others === 0) return
    await sleep(200)
  }
  throw new EnvError(
    `Il database è in uso (${others} connessioni): ferma il server e ogni altro comando, poi ripeti il ripristino.`,
  )
}

async function otherConnections(client: pg.ClientBase): Promise<number> {
  await client.query('SELECT pg_stat_clear_snapshot()')
  const { rows } = await client.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  )
  return rows[0]?.n ?? 0
}

type Restore = { folder: string; manifest: Manifest; watch: Watch }

/**
 * Puts the archive's database in the place of what is there, in one transaction: whatever fails, or interrupts it,
 * leaves everything as it was. The caller has made sure that what is there may go, and migrates afterwards: the tables are those
 * of the archive, without the functions, triggers and views of the code.
 */
export async function restoreDatabase(
  client: pg.ClientBase,
  databaseUrl: string,
  { folder, manifest, watch }: Restore,
): Promise<void> {
  // A server that starts meanwhile waits here before it migrates.
  await client.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`)
  await migrateJobs(databaseUrl)
  const queue = await queueMigration(client)
  if (queue < manifest.queueMigration) {
    throw new EnvError(
      `La coda dei lavori della copia (${manifest.queueMigration}) è più recente di quella di questo codice (${queue}): aggiorna il codice.`,
    )
  }
  await applySettings(client)
  await client.query('BEGIN')
  try {
    await refuseWhileInUse(client)
    await dropOurs(client)
    for (const name of EXTENSIONS) await client.query(`CREATE EXTENSION IF NOT EXISTS ${name}`)
    await buildSchema(client, manifest.migrations)
    await emptyTables(client, await tablesOf(client))
    await withoutTriggers(client, () => loadTables(client, { folder, manifest, watch }))
    for (const sequence of manifest.sequences) await setSequence(client, sequence)
    await freeJobs(client)
    await client.query('ANALYZE')
    watch.signal?.throwIfAborted()
    await client.query('COMMIT')
    await client.query(`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`)
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    if (error instanceof EnvError) throw error
    const why = error instanceof Error ? error.message : String(error)
    throw new EnvError(`Il ripristino del database non è riuscito, e non è cambiato nulla: ${why}.`)
  }
}

async function loadTables(client: pg.ClientBase, { folder, manifest, watch }: Restore): Promise<void> {
  const report = reporter(watch.say)
  const { tables } = manifest
  let rows = 0
  for (const [done, table] of tables.entries()) {
    await loadTable(client, folder, table, watch.signal)
    rows += table.rows
    report(() => `· database: ${done + 1} di ${tables.length} tabelle, ${count(rows)} righe`)
  }
  watch.say(`· database: ${tables.length} tabelle, ${count(rows)} righe; ora gli indici`)
}

export async function loadTable(
  client: pg.ClientBase,
  folder: string,
  table: TablePart,
  signal?: AbortSignal,
): Promise<void> {
  const target = client.query(from(`COPY ${identifier(table)} (${columnList(table.columns)}) FROM STDIN`))
  await pipeline(createReadStream(path.join(folder, table.file)), createGunzip(), target, { signal })
  if (target.rowCount === table.rows) return
  throw new EnvError(`${table.name}: ${target.rowCount} righe invece di ${table.rows}. Non è cambiato nulla.`)
}

/** One that was never drawn from has no value yet, and gives its first. */
async function setSequence(client: pg.ClientBase, sequence: Sequence): Promise<void> {
  const name = pg.escapeLiteral(identifier(sequence))
  if (sequence.value !== null) await client.query(`SELECT setval(${name}, ${BigInt(sequence.value)})`)
}

/** Jobs that somebody was doing at the archive's instant: whoever it was does not work on this database. */
async function freeJobs(client: pg.ClientBase): Promise<void> {
  for (const table of ['_private_jobs', '_private_job_queues']) {
    await client.query(
      `UPDATE graphile_worker.${table} SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL`,
    )
  }
}
