import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import client from 'prom-client'
import { eventsByIds } from '@/lib/realtime/data'
import { publish } from '@/lib/realtime/publish'
import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { until } from '@/lib/testing/until'
import { Prisma } from '@/prisma/generated/client'
import { buildFaqCategory } from '@/prisma/seed/factories/content'
import { reachable } from '@/scripts/embedded/binaries'
import { ensureDatabase, type Postgres, startPostgres } from '@/scripts/embedded/postgres'
import { scratchFolder } from '@/scripts/embedded/scratch'
import { startStandby } from '@/scripts/embedded/standby'
import { migrate } from '@/scripts/migrate'
import { cached, startReadCache } from './cached'
import { db, disconnect, pool, withTransaction } from './db'
import { isAway } from './db-errors'
import { env } from './env'
import { parseLsn } from './lsn'
import { inReadCall, withReadCall } from './read-call'
import { forgetReplica, reading, replicaState, writtenUpTo } from './replica'

const FAST = ['-c', 'fsync=off']
/** A statement at the replica that keeps rows which the primary has removed is ended at once. */
const IMPATIENT = ['-c', 'max_standby_streaming_delay=0']
const NAME = 'prova'

let folder: string
let primary: Postgres
let replica: Postgres
let usual: string
/** At the replica, as whoever holds its replay still. */
let operator: pg.Client

const startReplica = async () => {
  replica = await startPostgres({
    folder: path.join(folder, 'replica'),
    preferredPort: replica.port,
    flags: IMPATIENT,
  })
  await callOperator()
}
const callOperator = async () => {
  operator = new pg.Client({ connectionString: replica.urlOf(NAME) })
  operator.on('error', () => undefined)
  await operator.connect()
}

const atFirst = <T>(work: () => Promise<T>) => withReadCall({ after: 0n, wrote: false }, work)
const isStandby = () =>
  reading('list', async () => {
    const { rows } = await pool().query<{ yes: boolean }>('SELECT pg_is_in_recovery() AS yes')
    return rows[0]?.yes === true
  })
const readsThere = () => atFirst(isStandby)

/** How many reads became of what. */
async function outcomes(): Promise<Record<string, number>> {
  const found = (await client.register.getSingleMetric('replica_reads_total')?.get())?.values ?? []
  const sums: Record<string, number> = {}
  for (const { labels, value } of found) {
    const outcome = String(labels.outcome)
    sums[outcome] = (sums[outcome] ?? 0) + value
  }
  return sums
}
/** What became of the reads of this work. */
async function outcomesOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await outcomes()
  await work()
  const after = await outcomes()
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, n]) =>
      n > (before[name] ?? 0) ? [[name, n - (before[name] ?? 0)]] : [],
    ),
  )
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(scratchFolder(), 'chiaravia-replica-'))
  const home = path.join(folder, 'primary')
  primary = await startPostgres({ folder: home, flags: FAST })
  await ensureDatabase(primary.adminUrl, NAME)
  await migrate(primary.urlOf(NAME))
  replica = await startStandby({
    primary: { folder: home, server: primary },
    folder: path.join(folder, 'replica'),
    flags: IMPATIENT,
  })
  await disconnect()
  usual = env().DATABASE_URL
  Object.assign(env(), { DATABASE_URL: primary.urlOf(NAME), DATABASE_REPLICA_URL: replica.urlOf(NAME) })
  await callOperator()
}, 120_000)

afterAll(async () => {
  await operator.end().catch(() => undefined)
  await forgetReplica()
  await disconnect()
  Object.assign(env(), { DATABASE_URL: usual, DATABASE_REPLICA_URL: undefined })
  await replica.stop()
  await primary.stop()
  for (const place of [
    folder,
    reachable(path.join(folder, 'primary')),
    reachable(path.join(folder, 'replica')),
  ])
    rmSync(place, { recursive: true, force: true })
}, 60_000)

beforeEach(() => until(readsThere))

describe('a replica that stands still', () => {
  let editor: Caller
  let categoryId: string
  const list = (mark: string) =>
    callAs<{ items: { _id: string }[] }>(editor, 'GET', 'faqs', {
      headers: { 'x-read-after': mark },
      query: { 'filter[categoryId]': categoryId, limit: '100' },
    })
  const write = async (n: number) => {
    const { json, headers, status } = await callAs<{ _id: string }>(editor, 'POST', 'faqs', {
      headers: { 'x-read-after': '0/0' },
      body: {
        categoryId,
        domanda: `Domanda ${n}?`,
        risposta: '<p>Risposta.</p>',
        ordine: n,
        published: true,
      },
    })
    expect(status).toBe(201)
    return { id: json._id, mark: headers.get('x-read-after') ?? '' }
  }
  const has = async (mark: string, id: string) => {
    const { json, status } = await list(mark)
    expect(status).toBe(200)
    return json.items.some(({ _id }) => _id === id)
  }

  beforeAll(async () => {
    editor = await adminWith('content_manage')
    categoryId = (await buildFaqCategory()).id
    const mark = parseLsn(await writtenUpTo())
    await until(() => withReadCall({ after: mark, wrote: false }, isStandby))
  })
  afterEach(() => operator.query('SELECT pg_wal_replay_resume()'))

  it('shows everybody what they have just written, and others what was there before', async () => {
    await operator.query('SELECT pg_wal_replay_pause()')
    const told = await outcomesOf(async () => {
      for (let n = 0; n < 20; n += 1) {
        const { id, mark } = await write(n)
        expect(await has(mark, id)).toBe(true)
        expect(await has('0/0', id)).toBe(false)
      }
    })
    expect(told).toEqual({ behind: 20, replica: 20 })
  })

  it('is read again as soon as it has come as far', async () => {
    await operator.query('SELECT pg_wal_replay_pause()')
    const { id, mark } = await write(21)
    expect(await outcomesOf(() => has(mark, id))).toEqual({ behind: 1 })
    await operator.query('SELECT pg_wal_replay_resume()')
    await until(async () => (await outcomesOf(() => has(mark, id))).replica === 1)
    expect(await has(mark, id)).toBe(true)
  })

  it('is not asked by who says nothing, nor after a place that nobody can read', async () => {
    await operator.query('SELECT pg_wal_replay_pause()')
    const { id } = await write(22)
    const silent = await callAs<{ items: { _id: string }[] }>(editor, 'GET', 'faqs', {
      query: { 'filter[categoryId]': categoryId, limit: '100' },
    })
    expect(silent.json.items.map(({ _id }) => _id)).toContain(id)
    expect(silent.headers.get('x-read-after')).toBeNull()
    expect(await outcomesOf(async () => expect(await has('domani', id)).toBe(true))).toEqual({ unmarked: 1 })
  })

  it('fills no cache', async () => {
    const heard = startReadCache(env().DATABASE_URL)
    try {
      await until(() => heard.isUp())
      await operator.query('SELECT pg_wal_replay_pause()')
      const { id } = await write(23)
      const load = async () => ({ found: await db().faq.count({ where: { id } }) })
      const seen = () =>
        atFirst(() =>
          reading('list', async () => [
            (await load()).found,
            (await cached({ key: `prova ${id}`, tags: [], load })).found,
          ]),
        )
      expect(await seen()).toEqual([0, 1])
    } finally {
      await heard.close()
    }
  })

  it('is not what is asked because of an event', async () => {
    await operator.query('SELECT pg_wal_replay_pause()')
    const event = await withTransaction((tx) =>
      publish(tx, { type: 'cart.updated', data: { righe: 1 } }, [{ role: 'admin' }] as never),
    )
    const [stored] = await eventsByIds([event])
    const { after } = (stored?.message ?? {}) as { after?: string }
    const { rows } = await operator.query<{ lsn: string }>('SELECT pg_last_wal_replay_lsn()::text AS lsn')
    expect(parseLsn(after)).toBeGreaterThan(parseLsn(rows[0]?.lsn) ?? 0n)
    expect(await withReadCall({ after: parseLsn(after), wrote: false }, isStandby)).toBe(false)
  })

  it('gives the pages of a file to whoever pulls them as to whoever asked', async () => {
    async function* pages() {
      yield await isStandby()
      yield await isStandby()
    }
    const asked = await atFirst(async () => ({ pages: inReadCall(pages()) }))
    const seen: boolean[] = []
    for await (const page of asked.pages) seen.push(page)
    expect(seen).toEqual([true, true])
  })
})

it('what the replica ends for the sake of its replay is read at the primary', async () => {
  await pool().query('CREATE TABLE conflitto AS SELECT generate_series(1, 1000) AS n')
  const mark = parseLsn(await writtenUpTo())
  const seen: { standby: boolean; rows: number }[] = []
  const told = await outcomesOf(async () => {
    await until(() => withReadCall({ after: mark, wrote: false }, isStandby))
    const rows = await withReadCall({ after: mark, wrote: false }, () =>
      reading('report', () =>
        db().$transaction(
          async (tx) => {
            const [first] = await tx.$queryRaw<{ standby: boolean; rows: number }[]>`
              SELECT pg_is_in_recovery() AS standby, count(*)::int AS rows FROM conflitto`
            if (first) seen.push(first)
            if (!first?.standby) return first?.rows
            const other = new pg.Client({ connectionString: primary.urlOf(NAME) })
            await other.connect()
            await other.query('DELETE FROM conflitto WHERE n <= 400')
            await other.query('VACUUM conflitto')
            await other.end()
            await tx.$queryRaw`SELECT pg_sleep(2)::text`
            return -1
          },
          { isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead },
        ),
      ),
    )
    expect(rows).toBe(600)
  })
  expect(seen).toEqual([
    { standby: true, rows: 1000 },
    { standby: false, rows: 600 },
  ])
  expect(told.failed).toBe(1)
})

it('asks nothing that only a superuser may', async () => {
  await operator.query('SET ROLE pg_database_owner')
  await operator.query(
    'SELECT system_identifier, pg_last_wal_replay_lsn(), pg_last_xact_replay_timestamp() FROM pg_control_system()',
  )
  await operator.query('RESET ROLE')
  const { rows } = await pool().query<{ functions: number }>(
    `SELECT count(*)::int AS functions FROM pg_proc WHERE proname IN ('pg_current_wal_insert_lsn', 'pg_current_wal_flush_lsn')
     AND has_function_privilege('pg_database_owner', oid, 'execute')`,
  )
  expect(rows).toEqual([{ functions: 2 }])
})

it('a write within what only reads is a mistake, and no outage', async () => {
  const write = () => atFirst(() => reading('list', async () => db().setting.deleteMany({})))
  const failure = await write().catch((error: unknown) => error)
  expect(String(failure)).toContain('has written')
  expect(isAway(failure)).toBe(false)
  // It is seen where there is no replica, too.
  await expect(reading('list', () => withTransaction(async () => 1))).rejects.toThrow('only reads')
})

it('within a transaction everything is read at the primary', async () => {
  const told = await outcomesOf(() =>
    atFirst(() => withTransaction((tx) => reading('list', async () => tx.$queryRaw`SELECT 1`))),
  )
  expect(told).toEqual({ unmarked: 1 })
})

describe('a replica that is none', () => {
  const withUrl = async (url: string, work: () => Promise<void>) => {
    await forgetReplica()
    await disconnect()
    const before = env().DATABASE_REPLICA_URL
    env().DATABASE_REPLICA_URL = url
    try {
      await work()
    } finally {
      await forgetReplica()
      await disconnect()
      env().DATABASE_REPLICA_URL = before
    }
  }
  const answers = async () => {
    for (let n = 0; n < 20; n += 1) {
      expect(await readsThere()).toBe(false)
      await sleep(20)
    }
  }

  it('the primary itself is not read as its replica', () =>
    withUrl(primary.urlOf(NAME), async () => {
      await answers()
      expect(await replicaState()).toMatchObject({ state: 'down' })
    }))

  it('an address at which nobody answers costs nothing', () =>
    withUrl('postgresql://nessuno@127.0.0.1:9/nessuno', async () => {
      await answers()
      expect(await replicaState()).toMatchObject({ state: 'down' })
    }))
})

it('dies under load without an error, and is read again when it is back', async () => {
  const failures: unknown[] = []
  const load = { isOver: false, there: 0, elsewhere: 0, longest: 0 }
  const loops = Array.from({ length: 6 }, async () => {
    while (!load.isOver) {
      const startedAt = Date.now()
      await readsThere().then(
        (yes) => {
          load[yes ? 'there' : 'elsewhere'] += 1
        },
        (error: unknown) => failures.push(error),
      )
      load.longest = Math.max(load.longest, Date.now() - startedAt)
      await sleep(2)
    }
  })
  await sleep(500)
  expect(load.there).toBeGreaterThan(20)
  await replica.stop()
  await sleep(1_500)
  expect(await replicaState()).toMatchObject({ state: 'down' })
  const elsewhere = load.elsewhere
  expect(elsewhere).toBeGreaterThan(20)
  await startReplica()
  await until(readsThere, 20_000)
  load.isOver = true
  await Promise.all(loops)
  expect(failures).toEqual([])
  expect(load.longest).toBeLessThan(5_000)
  expect(await replicaState()).toMatchObject({ state: 'up' })
}, 60_000)
