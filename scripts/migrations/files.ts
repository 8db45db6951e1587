import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Everything is started from the root: `run.mjs` goes there, and an image begins there. */
export const ROOT = process.cwd()
export const SCHEMA_FOLDER = path.join(ROOT, 'prisma', 'schema')
export const MIGRATIONS_FOLDER = path.join(ROOT, 'prisma', 'migrations')

export type SchemaFile = { path: string; content: string }

export function schemaFiles(): SchemaFile[] {
  return readdirSync(SCHEMA_FOLDER)
    .filter((name) => name.endsWith('.prisma'))
    .sort()
    .map((name) => ({ path: name, content: readFileSync(path.join(SCHEMA_FOLDER, name), 'utf8') }))
}

export function migrationNames(): string[] {
  if (!existsSync(MIGRATIONS_FOLDER)) return []
  return readdirSync(MIGRATIONS_FOLDER)
    .filter((name) => existsSync(path.join(MIGRATIONS_FOLDER, name, 'migration.sql')))
    .sort()
}

/** The stamp of a new migration: behind those that there are, whatever the clock says. */
export function nextStamp(names: readonly string[] = migrationNames(), now = new Date()): string {
  const last =
    names
      .flatMap((name) => /^\d{14}/.exec(name)?.[0] ?? [])
      .toSorted()
      .at(-1) ?? '0'
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14)
  return stamp > last ? stamp : String(BigInt(last) + 1n)
}

export function migrationSql(name: string): string {
  return readFileSync(path.join(MIGRATIONS_FOLDER, name, 'migration.sql'), 'utf8')
}

/** The shape the engine wants its history in. */
export function migrationsList() {
  const lock = path.join(MIGRATIONS_FOLDER, 'migration_lock.toml')
  return {
    baseDir: MIGRATIONS_FOLDER,
    lockfile: {
      path: 'migration_lock.toml',
      content: existsSync(lock) ? readFileSync(lock, 'utf8') : null,
    },
    shadowDbInitScript: '',
    migrationDirectories: migrationNames().map((name) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: migrationSql(name) } },
    })),
  }
}

/** Of all that makes a database, the queue's own too: the key of the tests' template database. */
export function migrationsHash(sqlFiles: readonly { name: string; hash: string }[]): string {
  const queue = path.join(ROOT, 'node_modules', 'graphile-worker', 'package.json')
  const hash = createHash('sha256').update(readFileSync(queue))
  for (const name of migrationNames()) hash.update(name).update(migrationSql(name))
  for (const file of sqlFiles) hash.update(file.name).update(file.hash)
  return hash.digest('hex').slice(0, 12)
}
