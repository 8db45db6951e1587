import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runNode } from '../child'
import { startS3 } from '../embedded/s3'
import { ROOT } from '../migrations/files'
import type { Row } from '../report/types'
import { none } from './aftermath'
import { Database } from './database'
import { isGood, send } from './http-call'
import { Observer } from './observer'
import { Session } from './session'
import { type System, withSystem } from './system'
import type { Fault } from './types'

const FILES = 20
const RUN = path.join(ROOT, 'scripts', 'run.mjs')

/** A backup of the demo system, brought back on a machine that has nothing. */
export const RESTORE: Fault = {
  name: 'restore',
  title: 'Backup restored on an empty machine',
  run: () => withSystem(run),
}

async function run(system: System): Promise<Row[]> {
  await upload(system)
  const copies = path.join(system.folder, 'copies')
  const backupS = await seconds(() =>
    command('backup', [copies], { DATA_DIR: path.join(system.folder, 'first') }),
  )
  const [copy = ''] = readdirSync(copies)
  const second = path.join(system.folder, 'second')
  mkdirSync(second, { mode: 0o755 })
  const database = await Database.begin(second)
  system.atEnd(() => database.remove())
  const stored = path.join(second, 's3')
  const store = await startS3(stored, 0, process.env.S3_BUCKET || 'chiaravia')
  system.atEnd(() => store.stop())
  const env = {
    DATABASE_URL: database.url,
    S3_ENDPOINT: `http://127.0.0.1:${store.port}`,
    DATA_DIR: path.join(second, 'data'),
  }
  const restoreS = await seconds(() => command('restore', [path.join(copies, copy)], env))
  const tables = await compareTables(system.database.url, database.url)
  const objects = compareObjects(path.join(system.folder, 'data', 's3'), stored)
  const server = await system.serve('restored', env)
  const signedIn = await serves(server.site)
  await server.end('SIGTERM')
  return [
    {
      what: 'tables, rows, objects of the store',
      measured: `${tables.count}, ${tables.rows}, ${objects.count}`,
    },
    none('tables whose rows differ', tables.different),
    none('indexes, constraints, triggers, functions and sequences that differ', tables.structure),
    none('objects that differ', objects.different),
    none('what the restored product does not do', signedIn),
    { what: 'time of backup and restore', measured: `${backupS.toFixed(1)} s, ${restoreS.toFixed(1)} s` },
  ]
}

const command = (name: string, args: string[], env: Record<string, string>) =>
  runNode([RUN, name, ...args], { ...process.env, ...env })

async function seconds(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1_000
}

/** Some files, so that the store is not empty; the server then ends, so that nothing changes any more. */
async function upload({ serve }: System): Promise<void> {
  const server = await serve('restore')
  const headers = {
    ...(await new Session(server.site, 'agents', 'agente@demo.example').headers()),
    'content-type': 'multipart/form-data; boundary=prova',
  }
  for (let at = 0; at < FILES; at += 1) {
    const body = `--prova\r\nContent-Disposition: form-data; name="file"; filename="prova-${at}.csv"\r\n\r\ndata;importo\n2026-01-01;${at}\n\r\n--prova--\r\n`
    const reply = await send(server.site, {
      method: 'POST',
      path: '/v2/storage/genericUpload',
      headers,
      body,
    })
    if (!isGood(reply)) throw new Error(`Caricamento rifiutato: ${reply.status} ${reply.text}`)
  }
  await server.end('SIGTERM')
}

const TABLES = `
  SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`

/** Everything that is defined, as the database itself writes it. */
const STRUCTURE = `
  SELECT indexdef AS text FROM pg_indexes WHERE schemaname NOT IN ('pg_catalog', 'information_schema')
  UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema')
  UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc
    WHERE prokind IN ('f', 'p') AND pronamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema')
  UNION ALL SELECT schemaname || '.' || sequencename || ' ' || coalesce(last_value, 0) FROM pg_sequences
  ORDER BY 1`

/** The queue makes its own schema anew: which of its migrations are there counts, not when they were applied. */
const lineOf = (table: string) => (table === 'graphile_worker.migrations' ? 't.id::text' : 't::text')

type Digest = { rows: number; digest: string }

async function compareTables(one: string, other: string) {
  const [first, second] = [new Observer(one), new Observer(other)]
  const names = await first.read<{ name: string }>(TABLES)
  const different: string[] = []
  let rows = 0
  for (const { name } of names) {
    const sql = `SELECT count(*)::int AS rows, md5(string_agg(line, E'\\n' ORDER BY line)) AS digest
      FROM (SELECT ${lineOf(name)} AS line FROM ${name} t) AS lines`
    const [before] = await first.read<Digest>(sql)
    const after = await second.read<Digest>(sql).catch(() => [])
    rows += before?.rows ?? 0
    if (before?.digest !== after[0]?.digest)
      different.push(`${name} (${before?.rows} → ${after[0]?.rows ?? 'none'})`)
  }
  const more = await second.read<{ name: string }>(TABLES)
  different.push(
    ...more.map(({ name }) => name).filter((name) => !names.some((known) => known.name === name)),
  )
  return { count: names.length, rows, different, structure: await compareStructure(first, second) }
}

async function compareStructure(first: Observer, second: Observer): Promise<string[]> {
  const [before, after] = await Promise.all(
    [first, second].map(async (one) => (await one.read<{ text: string }>(STRUCTURE)).map(({ text }) => text)),
  )
  const missing = (before ?? []).filter((text) => !after?.includes(text))
  return [...missing, ...(after ?? []).filter((text) => !before?.includes(text))].map((text) =>
    text.slice(0, 80),
  )
}

/** The store keeps an object's bytes in a file that is called after its key. */
function compareObjects(one: string, other: string) {
  const [first, second] = [objectsBelow(one), objectsBelow(other)]
  const keys = [...new Set([...first.keys(), ...second.keys()])]
  return { count: first.size, different: keys.filter((key) => first.get(key) !== second.get(key)) }
}

function objectsBelow(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('_object'),
  )
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, name)))
      .digest('hex')
  return new Map(names.map((name) => [name, hash(name)]))
}

async function serves(site: string): Promise<string[]> {
  const page = await send(site, { path: '/' })
  const headers = await new Session(site, 'admin', 'admin@demo.example').headers()
  const list = await send(site, { path: '/v2/pratiche?limit=20', headers })
  return [page, list].filter((reply) => !isGood(reply)).map(({ status, error }) => error || String(status))
}
