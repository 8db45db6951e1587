import pg from 'pg'
import { db, pool, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { fanOut } from '@/lib/core/fan-out'
import { until } from '@/lib/testing/until'
import { enqueue, enqueueAll } from './enqueue'
import { migrateJobs } from './migrate-jobs'

const heard: string[] = []
let listener: pg.Client

beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  listener = new pg.Client({ connectionString: env().DATABASE_URL })
  await listener.connect()
  await listener.query('LISTEN "jobs:insert"')
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''))
})
beforeEach(async () => {
  await fanOut().flush()
  heard.length = 0
  await pool().query('DELETE FROM graphile_worker._private_jobs')
})
afterAll(() => listener.end())

const counts = () => heard.map((word) => (JSON.parse(word) as { count: number }).count)
const jobs = async () =>
  (
    await pool().query(
      `SELECT identifier, payload::jsonb - 'cause' AS payload, max_attempts, key, run_at > now() AS later
       FROM graphile_worker._private_jobs JOIN graphile_worker._private_tasks t ON t.id = task_id ORDER BY 4, 3`,
    )
  ).rows

it('a job that a transaction queues is the same as that of the queue itself, and wakes the worker after the commit', async () => {
  const options = { jobKey: 'una', maxAttempts: 7, runAt: new Date(Date.now() + 3_600_000) }
  await enqueue(db(), 'jobs.prune', {}, options)
  const expected = await jobs()
  await until(() => heard.length === 1)
  await pool().query('DELETE FROM graphile_worker._private_jobs')
  await withTransaction((tx) => enqueue(tx, 'jobs.prune', {}, options))
  expect(await jobs()).toEqual(expected)
  await until(() => heard.length === 2)
  expect(counts()).toEqual([1, 1])
})

it('many wake as many, and none of what is taken back', async () => {
  const failing = withTransaction(async (tx) => {
    await enqueue(tx, 'jobs.prune', {})
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  await withTransaction((tx) => enqueueAll(tx, 'jobs.prune', [{}, {}, {}], { maxAttempts: 3 }))
  await until(() => heard.length > 0)
  expect([counts(), (await jobs()).length]).toEqual([[3], 3])
})

it('the transaction itself announces nothing: its commit does not wait for that of another', async () => {
  const other = new pg.Client({ connectionString: env().DATABASE_URL })
  await other.connect()
  try {
    await other.query('BEGIN')
    await other.query(
      `SELECT queue_job('jobs.prune', '{}'::json, NULL, NULL, NULL), queue_jobs('[{"identifier": "jobs.prune"}]')`,
    )
    await other.query('COMMIT')
    await other.query(`SELECT pg_notify('jobs:insert', '{"count": 99}')`)
    await until(() => heard.length > 0)
    expect([counts(), (await jobs()).length]).toEqual([[99], 2])
  } finally {
    await other.end()
  }
})
