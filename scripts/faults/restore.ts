import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { runNode } from '../child'
import { startS3 } from '../embedded/s3'
import { ROOT } from '../migrations/files'
import type { Row } from '../report/types'
import { none } from './aftermath'
import { compareObjects, compareTables } from './compare'
import { Database } from './database'
import { isGood, send } from './http-call'
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

async function serves(site: string): Promise<string[]> {
  const page = await send(site, { path: '/' })
  const headers = await new Session(site, 'admin', 'admin@demo.example').headers()
  const list = await send(site, { path: '/v2/pratiche?limit=20', headers })
  return [page, list].filter((reply) => !isGood(reply)).map(({ status, error }) => error || String(status))
}
