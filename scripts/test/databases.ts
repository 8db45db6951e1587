import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { env } from '../../lib/core/env'
import { BASE } from '../migrations/baseline'
import { APPLIED } from '../migrations/sql'

type Work = (url: string, client: pg.Client) => Promise<void>

export const withEmptyDatabase = (work: Work) => withDatabase('template1', work)
/** With all migrations applied. */
export const withMigrated = (work: Work) => withDatabase(process.env.TEST_DATABASE_TEMPLATE ?? '', work)

/** In an encoding that takes bytes as they come. */
export const withAsciiDatabase = (work: Work) =>
  withDatabase('template0', work, "ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C'")

async function withDatabase(template: string, work: Work, how = 'STRATEGY FILE_COPY'): Promise<void> {
  const admin = new pg.Client({ connectionString: env().DATABASE_URL })
  const name = `test_${randomBytes(6).toString('hex')}`
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} ${how}`)
  const url = new URL(env().DATABASE_URL)
  url.pathname = `/${name}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await work(url.href, client)
  } finally {
    await client.end()
    await untilLeft(admin, name)
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
  }
}

/** The queue closes the connections of its own migrations a moment after it has said that it is done. */
async function untilLeft(admin: pg.Client, name: string): Promise<void> {
  const sql = 'SELECT 1 FROM pg_stat_activity WHERE datname = $1'
  for (const end = Date.now() + 10_000; Date.now() < end; await sleep(50)) {
    if ((await admin.query(sql, [name])).rowCount === 0) return
  }
}

/** As a release before 1.0.0 leaves a database: the same tables, and a history of its own. */
export async function makeFormer(client: pg.Client, names: readonly string[]): Promise<void> {
  await client.query(`DROP TABLE ${APPLIED}`)
  await client.query('DELETE FROM _prisma_migrations WHERE migration_name = $1', [BASE])
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at)
     SELECT md5(name), 'x', name, '2026-01-02 00:00Z', timestamptz '2026-01-02 00:00Z' + n * interval '1 hour'
     FROM unnest($1::text[]) WITH ORDINALITY AS u (name, n)`,
    [names],
  )
}
