import { db, pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { operationOf } from '@/lib/core/sql-operation'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { startWorker, type Worker } from '@/lib/jobs/worker'
import { listenTags } from '@/lib/serving/pages/tag-listener'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { until } from '@/lib/testing/until'
import { migrationNames } from '@/scripts/migrations/files'
import { diagnosticsReply } from './schema'
import { slowStatements } from './statements'

const post = (as: Caller | null, path: string, body?: object) =>
  callAs(as, 'POST', `system/${path}`, { body: body ?? {} })
const queued = async (task: string) => {
  const { rows } = await pool().query<{ payload: { to?: { email: string }; template?: string } }>(
    'SELECT payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = $1',
    [task],
  )
  return rows.map(({ payload }) => payload)
}
const lastChange = async () => (await callAs(admin, 'GET', 'commits')).json.items[0]

let admin: Caller
let worker: Worker | undefined
beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  admin = await adminWith('settings_manage', 'commits_see')
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
  await pool().query('DELETE FROM graphile_worker._private_jobs')
})

it('a mail on trial goes to who asks for it', async () => {
  expect((await post(admin, 'mail/test')).status).toBe(200)
  expect(await queued('mail.send')).toMatchObject([
    { template: 'prova-posta', to: { email: admin.actor.email } },
  ])
  expect(await lastChange()).toMatchObject({ label: 'E-mail di prova', model: 'Impostazioni' })
})

it('the figures are compared in the queue, and who waits learns which differ', async () => {
  const { status, json } = await post(admin, 'cubes/verify')
  const { jobId } = json as unknown as { jobId: string }
  expect(status).toBe(202)
  const { rowCount } = await pool().query(
    `INSERT INTO cubo_rete (mese, product, aperte) VALUES ('2020-01-01', 'mutuo', 3) ON CONFLICT DO NOTHING`,
  )
  expect(rowCount).toBe(1)
  worker = await startWorker()
  const job = async () => (await callAs(admin, 'GET', 'jobs/[id]', { params: { id: jobId } })).json
  await until(async () => (await job()).state === 'completato', 20_000)
  const { diversi } = (await job()).result as { diversi: { cubo: string; celle: number }[] }
  expect(diversi).toContainEqual({ cubo: 'cubo_rete', celle: 1 })
  await pool().query('SELECT cubes_rebuild()')
}, 40_000)

it('pages are dropped by what they show, in every process, or all of them', async () => {
  const told: string[] = []
  const pages = listenTags(env().DATABASE_URL, {
    onTags: (tags) => told.push(...tags),
    onGap: () => undefined,
  })
  try {
    await until(async () => {
      await post(admin, 'pages/drop', { tags: ['news'] })
      return told.includes('news')
    }, 5_000)
    expect(told).not.toContain('offers')
    await post(admin, 'pages/drop')
    await until(() => told.includes('offers') && told.includes('settings'), 2_000)
  } finally {
    await pages.close()
  }
  expect((await post(admin, 'pages/drop', { tags: ['boh'] })).status).toBe(422)
  expect(await lastChange()).toMatchObject({ label: 'Pagine del sito rifatte' })
})

it('the diagnostics hold no value of the environment or of a setting, and are in the history', async () => {
  const secret = 'Un valore che nessuno deve leggere'
  await db().setting.create({ data: { key: 'tassiFonte', value: secret } })
  const { status, json, text } = await post(admin, 'diagnostics')
  expect(status).toBe(200)
  expect(diagnosticsReply.parse(json).settings).toEqual(['tassiFonte'])
  expect(diagnosticsReply.parse(json).migrations.map(({ name }) => name)).toEqual(migrationNames())
  expect(text).not.toContain(secret)
  const values = Object.entries(env()).flatMap(([name, value]) =>
    typeof value === 'string' && value.length >= 6 && name !== 'NODE_ENV' ? [[name, value] as const] : [],
  )
  expect(values.length).toBeGreaterThan(8)
  expect(values.filter(([, value]) => text.includes(value)).map(([name]) => name)).toEqual([])
  expect(await lastChange()).toMatchObject({ label: 'Diagnostica scaricata' })
  await db().setting.deleteMany()
})

it('all of it is for who manages the settings', async () => {
  for (const [who, status] of [
    [null, 401],
    [await aClient(), 403],
    [await anAgent({ permissions: { all: true } }), 403],
    [await adminWith('content_manage'), 403],
  ] as const)
    for (const path of ['mail/test', 'cubes/verify', 'pages/drop', 'diagnostics'])
      expect([path, (await post(who, path)).status]).toEqual([path, status])
})

describe('the statements that take longest', () => {
  it('are told by what they do, without SQL', () => {
    expect(operationOf('SELECT a.id, $1 FROM "public"."pratiche" a WHERE x = $2')).toBe('SELECT pratiche')
    expect(operationOf('insert into leads (id) values ($1)')).toBe('INSERT leads')
    expect(operationOf('/* da */ UPDATE settings SET value = $1')).toBe('UPDATE settings')
    expect(operationOf('COMMIT')).toBe('COMMIT')
  })

  it('are none where PostgreSQL does not count them, and ten where it does', async () => {
    expect(await slowStatements()).toBeNull()
    // As the extension shows them; it needs a server that was started with it.
    await pool().query(`CREATE TABLE pg_stat_statements AS
      SELECT 'SELECT * FROM agents WHERE n = ' || n AS query, n AS calls, n * 10.0 AS total_exec_time,
        10.0 AS mean_exec_time, n AS rows, (SELECT oid FROM pg_database WHERE datname = current_database()) AS dbid
      FROM generate_series(1, 12) n`)
    try {
      const found = await slowStatements()
      expect(found).toHaveLength(10)
      expect(found?.[0]).toEqual({
        operation: 'SELECT agents',
        calls: 12,
        totalMs: 120,
        meanMs: 10,
        rows: 12,
      })
    } finally {
      await pool().query('DROP TABLE pg_stat_statements')
    }
  })
})
