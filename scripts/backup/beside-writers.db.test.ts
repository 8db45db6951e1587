import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { disconnect } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { createDatabase, dropDatabase, urlOf } from '../test/cluster'
import { backup } from './backup'
import { restore } from './restore'
import { openStore } from './store'
import { configured, type System } from './system'

const admin = process.env.TEST_DATABASE_ADMIN_URL ?? ''
const parent = mkdtempSync(path.join(tmpdir(), 'chiaravia-beside-'))
let source: System
let target: System
let name: string

beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  await disconnect()
  source = { ...configured(), bucket: `source-${randomBytes(4).toString('hex')}` }
  const store = openStore(source.bucket)
  await store.ensureBucket()
  store.close()
  name = await createDatabase(admin, 'template1')
  const bucket = `restored-${randomBytes(4).toString('hex')}`
  target = { ...source, databaseUrl: urlOf(admin, name), bucket }
})
afterAll(async () => {
  rmSync(parent, { recursive: true, force: true })
  await dropDatabase(admin, name)
})

/** Writes a row into each of two tables, in one transaction after the other, until it is stopped. */
async function startWriter() {
  const client = new pg.Client({ connectionString: source.databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  let count = 0
  let isStopping = false
  const write = async () => {
    await client.query(
      `WITH file AS (INSERT INTO stored_files (id, key, url, name, size, mimetype, sha256)
         VALUES (gen_random_uuid(), gen_random_uuid()::text, gen_random_uuid()::text, 'durante', 1, 'application/pdf', ''))
       SELECT graphile_worker.add_job('prova', '{"nome":"durante"}'::json)`,
    )
    count += 1
  }
  await write()
  const running = (async () => {
    while (!isStopping) await write()
  })()
  return async () => {
    isStopping = true
    await running.then(write).finally(() => client.end())
    return count
  }
}

async function written(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ files: number; jobs: number }>(
      `SELECT (SELECT count(*)::int FROM stored_files WHERE name = 'durante') AS files,
         (SELECT count(*)::int FROM graphile_worker.jobs WHERE task_identifier = 'prova') AS jobs`,
    )
    return rows[0]
  } finally {
    await client.end()
  }
}

it('a backup is of one instant: what others write together meanwhile is there together or not at all', async () => {
  const stops = await Promise.all([startWriter(), startWriter(), startWriter()])
  let folder = ''
  let count = 0
  try {
    folder = await backup({ parent, product: '0.1.0', system: source })
  } finally {
    for (const stop of stops) count += await stop()
  }
  await restore({ folder, system: target })
  const { files = 0, jobs } = (await written(target.databaseUrl)) ?? {}
  expect(jobs).toBe(files)
  expect(files).toBeGreaterThan(0)
  // It did not make them wait for its end either.
  expect(files).toBeLessThan(count)
  expect(await written(source.databaseUrl)).toEqual({ files: count, jobs: count })
}, 60_000)
