import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { enqueue } from '@/lib/jobs/enqueue'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { startWorker } from '@/lib/jobs/worker'
import { until } from '@/lib/testing/until'
import { hasPgBouncer, type Pooler, startPgBouncer } from '@/scripts/test/pgbouncer'
import { db, disconnect, pool, withDbLimits, withTransaction } from './db'
import { beginning } from './db-pooled'
import { env } from './env'
import { listenOn } from './pg-listener'
import { queryPrepared } from './prepared'
import { rowsWithin } from './within-moment'

const LIMITS = { statement: 1, lock: 2, idle: 3 }

it.each([
  ['BEGIN', /^BEGIN; SET LOCAL statement_timeout = 1; SET LOCAL lock_timeout = 2; SET LOCAL idle.* = 3$/],
  [
    'BEGIN READ ONLY; SET LOCAL statement_timeout = 9',
    /^BEGIN READ ONLY; SET .* = 3; SET LOCAL statement_timeout = 9$/,
  ],
  ['SELECT 1', /^SELECT 1$/],
])('%s says the limits of its transaction', (text, begun) => {
  expect(beginning(text, LIMITS)).toMatch(begun)
})

const real = hasPgBouncer() ? describe : describe.skip
if (!hasPgBouncer()) process.stdout.write('PgBouncer is not installed: what goes through it is not tried.\n')

/** Fewer than there are processes and calls at once: connections change hands all the time. */
const POOL = 10

real('through PgBouncer in transaction mode', () => {
  let pooler: Pooler
  let direct: string
  let observer: pg.Client

  beforeAll(async () => {
    direct = env().DATABASE_URL
    await migrateJobs(direct)
    pooler = await startPgBouncer(direct, POOL)
    observer = new pg.Client({ connectionString: direct, application_name: 'observer' })
    await observer.connect()
    await disconnect()
    Object.assign(env(), { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct })
  }, 30_000)
  afterAll(async () => {
    await disconnect()
    Object.assign(env(), { DATABASE_URL: direct, DATABASE_DIRECT_URL: undefined })
    await observer.end()
    await pooler.stop()
  })

  const shown = async (name: string) => {
    const { rows } = await pool().query<Record<string, string>>(`SHOW ${name}`)
    return rows[0]?.[name]
  }

  it('each statement and each transaction has the limits of its kind, and leaves none behind', async () => {
    const ofRequest = await Promise.all(Array.from({ length: 20 }, () => shown('statement_timeout')))
    expect(new Set(ofRequest)).toEqual(new Set(['5500ms']))
    expect(await withDbLimits('job', () => shown('statement_timeout'))).toBe('1min')
    const within = await withTransaction(
      (tx) => tx.$queryRaw<{ lock: string }[]>`SELECT current_setting('lock_timeout') AS lock`,
    )
    expect(within).toEqual([{ lock: '4500ms' }])
    const bare = new pg.Client({ connectionString: pooler.url })
    await bare.connect()
    expect((await bare.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '0' }])
    await bare.end()
  })

  it('a statement that takes too long ends, and the connection goes on', async () => {
    await expect(pool().query('SELECT pg_sleep(8)')).rejects.toMatchObject({ code: '57014' })
    await expect(pool().query('SELECT 1 / 0')).rejects.toMatchObject({ code: '22012' })
    expect(await shown('statement_timeout')).toBe('5500ms')
  }, 20_000)

  it('what is asked again and again is not looked for on a connection that has never heard of it', async () => {
    const ask = (n: number) => queryPrepared<{ n: number }>({ text: 'SELECT $1::int AS n', values: [n] })
    const replies = await Promise.all(Array.from({ length: 40 }, (_, n) => ask(n)))
    expect(replies.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 40 }, (_, n) => n))
    // As packages do: of a name that is not that of its text.
    const named = (n: number) =>
      pool().query({ name: 'prova', text: `SELECT ${n % 2} AS n, $1::int`, values: [n] })
    expect(await Promise.all(Array.from({ length: 40 }, (_, n) => named(n)))).toHaveLength(40)
    expect(await rowsWithin(Date.now() + 2_000, { text: 'SELECT $1::int AS n', values: [1] })).toEqual([
      { n: 1 },
    ])
    expect(await db().$queryRaw`SELECT 1 AS n`).toEqual([{ n: 1 }])
  })

  it('announcements are heard, and jobs are done', async () => {
    const heard: string[] = []
    const listener = listenOn(direct, 'prova', { onPayload: (payload) => void heard.push(payload) })
    await until(() => listener.isUp(), 5_000)
    await withTransaction((tx) => tx.$executeRaw`SELECT pg_notify('prova', 'ecco')`)
    const worker = await startWorker()
    await withTransaction((tx) => enqueue(tx, 'jobs.prune', {}))
    const left = async () =>
      (await observer.query('SELECT 1 FROM graphile_worker._private_jobs WHERE last_error IS NULL')).rowCount
    await until(async () => (await left()) === 0, 20_000)
    await worker.stop()
    await listener.close()
    expect(heard).toEqual(['ecco'])
  }, 40_000)

  it('three servers and a worker have thirty connections at most, and no call fails', async () => {
    const counts: number[] = []
    const count = async () => {
      const { rows } = await observer.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM pg_stat_activity
         WHERE datname = current_database() AND application_name <> 'observer'`,
      )
      counts.push(rows[0]?.n ?? 0)
    }
    await disconnect()
    const ended = new AbortController()
    const counting = (async () => {
      for (; !ended.signal.aborted; await sleep(20)) await count()
    })()
    const said = await Promise.all([busy('site'), busy('site'), busy('site'), busy('worker')])
    ended.abort()
    await counting
    process.stdout.write(`At most ${Math.max(...counts)} connections.\n`)
    expect(said).toEqual(Array.from({ length: 4 }, () => ({ done: 600, failed: [] })))
    expect(Math.max(...counts)).toBeGreaterThan(POOL)
    expect(Math.max(...counts)).toBeLessThanOrEqual(30)
  }, 120_000)

  /** One process with all that it holds open, and ten calls at once, half of them transactions. */
  async function busy(kind: 'site' | 'worker'): Promise<unknown> {
    const given = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct, DATABASE_POOL: '10' }
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', '--input-type=commonjs', '-e', PROGRAM, kind],
      { env: { ...process.env, ...given, TSX_TSCONFIG_PATH: 'tsconfig.node.json' } },
    )
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  }
})

const PROGRAM = `
  const { pool, withTransaction, disconnect } = require('./lib/core/db.ts')
  const { listenOn } = require('./lib/core/pg-listener.ts')
  const { startWorker } = require('./lib/jobs/worker.ts')
  const direct = process.env.DATABASE_DIRECT_URL
  const failed = []
  let done = 0
  const one = (n) => n % 2
    ? pool().query('SELECT pg_sleep(0.005), $1::int AS n', [n])
    : withTransaction(async (tx) => { await tx.$queryRaw\`SELECT 1\`; await tx.$queryRaw\`SELECT pg_sleep(0.005)::text\` })
  const client = async (from) => {
    for (let n = from; n < from + 60; n += 1)
      await one(n).then(() => { done += 1 }, (error) => failed.push(String(error)))
  }
  ;(async () => {
    // Those of kept pages, of /ws and of what is kept of rows; or those of the queue.
    const held = process.argv.at(-1) === 'site'
      ? ['cache_tags', 'a', 'b'].map((name) => listenOn(direct, name, { onPayload() {} }))
      : [await startWorker().then((worker) => ({ close: () => worker.stop() }))]
    await Promise.all(Array.from({ length: 10 }, (_, at) => client(at * 60)))
    for (const one of held) await one.close()
    await disconnect()
    console.log(JSON.stringify({ done, failed }))
    process.exit()
  })()`
