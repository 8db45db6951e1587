import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SchemaEngine } from '@prisma/schema-engine-wasm'
import type pg from 'pg'
import { migrateJobs } from '../lib/jobs/migrate-jobs'
import { appliedMigrations } from './backup/catalog'
import { withClient } from './connect'
import { takeBaseline } from './migrations/baseline'
import {
  checkDatabase,
  checkOwnership,
  createExtensions,
  dropHalfMade,
  explained,
  forgetUnfinished,
  isAhead,
} from './migrations/checks'
import { withEngine } from './migrations/engine'
import {
  MIGRATIONS_FOLDER,
  migrationNames,
  migrationsList,
  nextStamp,
  type SchemaFile,
} from './migrations/files'
import { noteRelease } from './migrations/release'
import { withShadowDatabase } from './migrations/shadow'
import { applySql, forgetApplied } from './migrations/sql'

/** Extensions the schema builds on. On a managed server an administrator may have to create them beforehand. */
export const EXTENSIONS = ['pg_trgm', 'unaccent', 'citext']
/** The lock that a process holds while it changes the schema. */
export const MIGRATION_LOCK = "hashtext('chiaravia.migrate')"
const NO_FILTERS = { externalTables: [], externalEnums: [] }

/**
 * Applies the migrations that are missing and what has changed of `prisma/sql`, under a lock: of several servers that start
 * together, one migrates.
 * @returns the names of the migrations
 */
export function migrate(
  databaseUrl: string,
  say: (line: string) => void = () => undefined,
): Promise<string[]> {
  return withClient(databaseUrl, (client) =>
    apply(client, databaseUrl, say).catch((error: unknown) => {
      throw explained(error)
    }),
  )
}

async function apply(client: pg.Client, databaseUrl: string, say: (line: string) => void): Promise<string[]> {
  await waitForTurn(client, say)
  if (await isAhead(client)) {
    say('· il database è di una versione più recente, sulla quale anche questa funziona: resta com’è')
    return []
  }
  await checkDatabase(client)
  await createExtensions(client, EXTENSIONS)
  await checkOwnership(client)
  await forgetUnfinished(client)
  await takeBaseline(client, await appliedMigrations(client))
  const applied = await applyMigrations(client, databaseUrl)
  const files = await applySql(client)
  if (files.length > 0) say(`· funzioni, trigger e viste applicati da ${files.length} file di prisma/sql`)
  await migrateJobs(databaseUrl)
  await noteRelease(client)
  return applied
}

/** The engine is asked only where something is missing: loading it takes most of a start that has nothing to do. */
async function applyMigrations(client: pg.Client, databaseUrl: string): Promise<string[]> {
  const applied = new Set(await appliedMigrations(client))
  if (migrationNames().every((name) => applied.has(name))) return []
  await dropHalfMade(client)
  await forgetApplied(client)
  const done = await withEngine(databaseUrl, (engine) =>
    engine.applyMigrations({ migrationsList: migrationsList(), filters: NO_FILTERS }),
  )
  return done.appliedMigrationNames
}

/** A statement that waited would be a transaction for which an index made CONCURRENTLY waits in its turn, for ever. */
const TURN_MS = 250

async function waitForTurn(client: pg.Client, say: (line: string) => void): Promise<void> {
  const isMine = async () => {
    const { rows } = await client.query(`SELECT pg_try_advisory_lock(${MIGRATION_LOCK}) AS mine`)
    return rows[0]?.mine === true
  }
  if (await isMine()) return
  say('· un altro processo sta aggiornando il database: lo aspetto')
  while (!(await isMine())) await sleep(TURN_MS)
}

/** Writes the SQL that takes the last migration's schema to `prisma/schema`; nothing when they agree. */
export async function migrateNew(name: string): Promise<string | undefined> {
  const sql = await withShadowDatabase(EXTENSIONS, missingSql)
  return sql === undefined ? undefined : write(name, sql)
}

/** The SQL that migrations lack of `prisma/schema`, if any; `url`: an empty database, in which they are replayed. */
export async function missingSql(url: string): Promise<string | undefined> {
  const sql = (await withEngine(url, diff)).trim()
  return sql === '' || /^-- This is an empty migration/.test(sql) ? undefined : sql
}

async function diff(engine: SchemaEngine, files: SchemaFile[]): Promise<string> {
  const list = migrationsList()
  const result = await engine.diff({
    from: list.migrationDirectories.length ? { tag: 'migrations', ...list } : { tag: 'empty' },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: null,
    filters: NO_FILTERS,
  })
  return result.stdout ?? ''
}

function write(name: string, sql: string): string {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '_')
  const folder = path.join(MIGRATIONS_FOLDER, `${nextStamp()}_${slug}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'migration.sql'), sql)
  writeFileSync(path.join(MIGRATIONS_FOLDER, 'migration_lock.toml'), 'provider = "postgresql"\n')
  return path.join(folder, 'migration.sql')
}
