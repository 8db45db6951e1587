import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { ROOT } from './files'

/** In their order: what several tables share, then each table's own, then the cubes, which read tables. */
const FOLDERS = ['functions', 'tables', 'cubes']

/** `name`: below `prisma/sql`. */
export type SqlFile = { name: string; content: string; hash: string }

/** The functions, triggers and views of this code, in the order in which they are applied. */
export function sqlFiles(root = path.join(ROOT, 'prisma', 'sql')): SqlFile[] {
  const named = (folder: string) =>
    readdirSync(path.join(root, folder))
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .map((file) => `${folder}/${file}`)
  return FOLDERS.filter((folder) => existsSync(path.join(root, folder)))
    .flatMap(named)
    .map((name) => {
      const content = readFileSync(path.join(root, name), 'utf8')
      return { name, content, hash: createHash('sha256').update(content).digest('hex') }
    })
}

/** What each file was when it was applied last. Like `_prisma_migrations` it is the machinery's own, and in no backup. */
export const APPLIED = '_sql_files'
const CREATE = `CREATE TABLE IF NOT EXISTS public.${APPLIED} (name text PRIMARY KEY, hash text NOT NULL)`
const NOTE = `INSERT INTO public.${APPLIED} (name, hash) VALUES ($1, $2)
  ON CONFLICT (name) DO UPDATE SET hash = excluded.hash`

/** Before migrations: they may drop a view or a trigger, and all that the files say is said again after them. */
export async function forgetApplied(client: pg.ClientBase): Promise<void> {
  await client.query(`DROP TABLE IF EXISTS public.${APPLIED}`)
}

async function changedFiles(client: pg.ClientBase, files: readonly SqlFile[]): Promise<SqlFile[]> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    `SELECT name, hash FROM public.${APPLIED}`,
  )
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  return files.filter(({ name, hash }) => applied.get(name) !== hash)
}

/**
 * Functions may name what comes after them, so their bodies are not looked into. A session that reads or writes a table meanwhile is
 * waited for a few seconds only: sessions that come later would wait too.
 */
const SETTINGS =
  "SET LOCAL check_function_bodies = off; SET LOCAL lock_timeout = '5s'; SET LOCAL statement_timeout = 0"

/** A deadlock with somebody who writes, and a lock that was not given in time. */
const BUSY = new Set(['40P01', '55P03'])
const ATTEMPTS = 5

/**
 * Applies the files that have changed, in one transaction: all of them or none. The caller holds the lock of the migrations.
 * @returns the names of those that were applied
 */
export async function applySql(client: pg.ClientBase, files = sqlFiles(), attempt = 1): Promise<string[]> {
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL client_min_messages = warning; ${CREATE}`)
    const changed = await changedFiles(client, files)
    if (changed.length > 0) await applyAll(client, changed)
    await client.query('COMMIT')
    return changed.map(({ name }) => name)
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    if (attempt >= ATTEMPTS || !BUSY.has((error as { code?: string }).code ?? '')) throw error
    await sleep(attempt * 1_000)
    return applySql(client, files, attempt + 1)
  }
}

const CUBES = "SELECT count(*)::int AS n, md5(string_agg(c::text, E'\\n' ORDER BY cubo)) AS hash FROM cubi c"

async function applyAll(client: pg.ClientBase, files: readonly SqlFile[]): Promise<void> {
  await client.query(SETTINGS)
  const before = (await client.query<{ n: number; hash: string }>(CUBES)).rows[0]
  for (const { name, content, hash } of files) {
    await client.query(content).catch((error) => {
      throw Object.assign(error, { sqlFile: name })
    })
    await client.query(NOTE, [name, hash])
  }
  const after = (await client.query<{ hash: string }>(CUBES)).rows[0]
  // Cells by another definition are other cells; where there were no cubes there is nothing to count yet.
  if (before?.n && before.hash !== after?.hash) await client.query('SELECT cubes_rebuild()')
}
