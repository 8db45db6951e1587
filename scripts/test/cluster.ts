import { randomBytes } from 'node:crypto'
import { userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Postgres, startPostgres, UNSAFE_BUT_FAST } from '../embedded/postgres'
import { scratchFolder } from '../embedded/scratch'
import { migrate } from '../migrate'
import { migrationsHash } from '../migrations/files'
import { sqlFiles } from '../migrations/sql'

/** One PostgreSQL for all test runs of this user; it stops with the last of them and keeps its templates in its folder. */
const FOLDER = path.join(scratchFolder(), `chiaravia-test-${userInfo().username}`, 'pg18')
/** The data of a test is small: starting parallel workers or compiling an expression takes longer than it saves. */
const SMALL_DATA = ['-c', 'max_parallel_workers_per_gather=0', '-c', 'jit=off']
/** In memory, a log of a gigabyte would be a waste. */
const FLAGS = [...UNSAFE_BUT_FAST, ...SMALL_DATA, '-c', 'max_wal_size=256MB']
const IN_USE = "hashtext('chiaravia.in-use')"
const TEMPLATE_LOCK = "hashtext('chiaravia.template')"

export type Cluster = { adminUrl: string; release(): Promise<void> }

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

export const urlOf = (adminUrl: string, database: string): string => {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Starts the server or joins the one a parallel run has started; the last to leave stops it. */
export async function joinCluster(attempts = 5): Promise<Cluster> {
  try {
    const server = await startPostgres({ folder: FOLDER, flags: FLAGS })
    const holder = await connect(server.adminUrl)
    await holder.query(`SELECT pg_advisory_lock_shared(${IN_USE})`)
    return { adminUrl: server.adminUrl, release: () => leave(server, holder) }
  } catch (error) {
    // Another run was stopping, or starting, the same server: look again.
    if (attempts <= 1) throw error
    await sleep(1_000)
    return joinCluster(attempts - 1)
  }
}

async function leave(server: Postgres, holder: pg.Client): Promise<void> {
  await holder.query(`SELECT pg_advisory_unlock_shared(${IN_USE})`)
  const alone = await holder.query(`SELECT pg_try_advisory_lock(${IN_USE}) AS yes`)
  if (alone.rows[0]?.yes) await server.stop()
  await holder.end().catch(() => undefined)
}

/** The name of the migrated template database, made at the first run after a migration or a file of prisma/sql changes. */
export async function ensureTemplate(adminUrl: string): Promise<string> {
  const name = `template_${migrationsHash(sqlFiles())}`
  const admin = await connect(adminUrl)
  try {
    await admin.query(`SELECT pg_advisory_lock(${TEMPLATE_LOCK})`)
    const found = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (found.rowCount) return name
    // Under another name until it is complete: an interrupted run must leave no half-migrated template.
    const draft = `draft_${randomBytes(4).toString('hex')}`
    await admin.query(`CREATE DATABASE ${draft}`)
    await migrate(urlOf(adminUrl, draft))
    await admin.query(`ALTER DATABASE ${draft} RENAME TO ${name}`)
    return name
  } finally {
    await admin.end()
  }
}

/** A fresh copy of the template, for one test file. */
export async function createDatabase(adminUrl: string, template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = await connect(adminUrl)
  try {
    // In memory files are copied in a third of the time that pages take through the log.
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
    return name
  } finally {
    await admin.end()
  }
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  const admin = await connect(adminUrl)
  try {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  } finally {
    await admin.end()
  }
}
