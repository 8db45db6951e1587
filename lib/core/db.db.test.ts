import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { handle } from '@/lib/http/handle'
import { startTcpProxy, type TcpProxy } from '@/lib/testing/tcp-proxy'
import { type Reply, send } from '@/lib/testing/test-kit'
import { buildFaqCategory } from '@/prisma/seed/factories/content'
import { db, disconnect, pool, type Tx, withDbLimits, withSavepoint, withTransaction } from './db'
import { LIMITS } from './db-limits'
import { env } from './env'
import { newId } from './ids'

const TEXT = 'Il servizio non è raggiungibile in questo momento: riprova tra poco.'
const realUrl = () => String(process.env.DATABASE_URL)

/** A connection of the test's own, which no fault touches. */
let admin: pg.Client
let proxy: TcpProxy
beforeAll(async () => {
  const url = new URL(realUrl())
  admin = new pg.Client({ connectionString: realUrl() })
  await admin.connect()
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) })
})
afterAll(async () => {
  await admin.end()
  await proxy.close()
})

/** From here on the product speaks to PostgreSQL through the proxy. */
async function throughProxy(poolSize = 5): Promise<void> {
  await disconnect()
  env().DATABASE_URL = proxy.through(realUrl())
  env().DATABASE_POOL = poolSize
}
beforeEach(() => throughProxy())
afterEach(async () => {
  proxy.heal()
  proxy.cut()
  await disconnect()
})

const routeOf = (work: () => Promise<unknown>) => handle({ auth: 'public', idempotency: 'none' }, work)
const callOf = (work: () => Promise<unknown>) => send(routeOf(work), { method: 'POST' })
const read = () => db().bank.count()

function expectAway({ status, json, headers }: Reply, detail = TEXT): void {
  expect([status, json.code, json.detail]).toEqual([503, 'unavailable', detail])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
}

const killOthers = (where = '') =>
  admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() ${where}`,
  )

async function pidOf(tx: Tx): Promise<number> {
  const [{ pid } = { pid: 0 }] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`
  return pid
}

/** Until PostgreSQL has ended a connection. */
async function untilGone(pid: number): Promise<void> {
  for (;;) {
    const { rowCount } = await admin.query('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [pid])
    if (!rowCount) return
  }
}

/** Kills the connection of the transaction that runs this. */
async function killMe(tx: Tx): Promise<void> {
  const pid = await pidOf(tx)
  await admin.query('SELECT pg_terminate_backend($1)', [pid])
  await untilGone(pid)
}

const setting = (name: string, value: string) => `SET LOCAL ${name} = '${value}'`

describe('a call is answered 503 with Retry-After when', () => {
  it.each<[string, (tx: Tx) => Promise<unknown>]>([
    [
      'its connection is ended in the middle of a transaction',
      (tx) => killMe(tx).then(() => tx.bank.count()),
    ],
    ['a raw query finds its connection ended', (tx) => killMe(tx).then(() => tx.$queryRaw`SELECT 1`)],
    [
      'the network resets its connection',
      async (tx) => {
        await tx.bank.count()
        proxy.cut()
        return tx.bank.count()
      },
    ],
    [
      'a statement takes too long',
      async (tx) => {
        await tx.$executeRawUnsafe(setting('statement_timeout', '50ms'))
        return tx.$executeRaw`SELECT pg_sleep(5)`
      },
    ],
    [
      'a query of Prisma’s own takes too long',
      async (tx) => {
        await admin.query('BEGIN; LOCK TABLE banks IN ACCESS EXCLUSIVE MODE')
        await tx.$executeRawUnsafe(setting('statement_timeout', '50ms'))
        return tx.bank.count().finally(() => admin.query('ROLLBACK'))
      },
    ],
    [
      'somebody holds the lock that it waits for',
      async (tx) => {
        await admin.query('BEGIN; LOCK TABLE banks IN ACCESS EXCLUSIVE MODE')
        await tx.$executeRawUnsafe(setting('lock_timeout', '50ms'))
        return tx.bank.count().finally(() => admin.query('ROLLBACK'))
      },
    ],
    [
      'it leaves its transaction idle for too long',
      async (tx) => {
        await tx.$executeRawUnsafe(setting('idle_in_transaction_session_timeout', '50ms'))
        await untilGone(await pidOf(tx))
        return tx.bank.count()
      },
    ],
  ])(
    '%s',
    async (_what, work) => {
      expectAway(await callOf(() => withTransaction(work)))
      expect((await callOf(read)).status).toBe(200)
    },
    15_000,
  )

  it('a query has its connection ended under it', async () => {
    const waiting = callOf(() => pool().query('SELECT pg_sleep(20)'))
    for (let killed: number | null = 0; !killed; )
      ({ rowCount: killed } = await killOthers(`AND query LIKE '%sleep(20)%' AND state = 'active'`))
    expectAway(await waiting)
    expect((await callOf(read)).status).toBe(200)
  }, 15_000)

  it('every connection stays in use', async () => {
    await throughProxy(1)
    const held = await pool().connect()
    const begun = performance.now()
    const replies = await Promise.all([callOf(read), callOf(() => withTransaction((tx) => tx.bank.count()))])
    for (const reply of replies) expectAway(reply)
    expect(performance.now() - begun).toBeLessThan(10_000)
    held.release()
    expect((await callOf(read)).status).toBe(200)
  }, 15_000)

  it('PostgreSQL accepts no more connections, no such name or no such database', async () => {
    await admin.query('CREATE ROLE affollato LOGIN PASSWORD $$p$$ CONNECTION LIMIT 0').catch(() => undefined)
    for (const change of [
      (url: URL) => Object.assign(url, { username: 'affollato', password: 'p' }),
      (url: URL) => Object.assign(url, { password: 'sbagliata' }),
      (url: URL) => Object.assign(url, { pathname: '/nessuno' }),
    ]) {
      await disconnect()
      env().DATABASE_URL = change(new URL(proxy.through(realUrl()))).href
      expectAway(await callOf(read))
      expectAway(await callOf(() => pool().query('SELECT 1')))
      expectAway(await callOf(() => withTransaction((tx) => tx.bank.count())))
    }
  }, 15_000)

  it('nobody listens, or the network refuses', async () => {
    proxy.refuse()
    expectAway(await callOf(read))
    expectAway(await callOf(() => withTransaction((tx) => tx.bank.count())))
    proxy.heal()
    expect((await callOf(read)).status).toBe(200)
  })
})

describe('a half-open network', () => {
  it('holds no call for longer than ten seconds, and leaves no dead connection behind', async () => {
    await Promise.all(Array.from({ length: 5 }, () => callOf(() => pool().query('SELECT pg_sleep(0.05)'))))
    proxy.pause()
    const begun = performance.now()
    const times: number[] = []
    const timed = async (work: () => Promise<unknown>) => {
      const reply = await callOf(work)
      times.push(performance.now() - begun)
      return reply
    }
    const replies = await Promise.all([
      ...Array.from({ length: 6 }, () => timed(read)),
      ...Array.from({ length: 3 }, () => timed(() => withTransaction((tx) => tx.bank.count()))),
    ])
    for (const reply of replies) expectAway(reply)
    expect(Math.max(...times)).toBeLessThan(10_000)
    // What the old connections carried is lost for ever, as when a router forgets them.
    proxy.forget()
    proxy.heal()
    const healed = performance.now()
    const after = await Promise.all(Array.from({ length: 10 }, () => callOf(read)))
    expect(after.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(performance.now() - healed).toBeLessThan(2_000)
  }, 30_000)

  it('gives one time to all that a call asks, also where it goes on without the first answer', async () => {
    expect((await callOf(read)).status).toBe(200)
    proxy.pause()
    const begun = performance.now()
    expectAway(await callOf(() => read().catch(read)))
    expect(performance.now() - begun).toBeLessThan(10_000)
    proxy.forget()
    proxy.heal()
    expect((await callOf(read)).status).toBe(200)
  }, 30_000)

  it('counts what somebody has waited for a connection', async () => {
    const lent = await Promise.all(Array.from({ length: env().DATABASE_POOL }, () => pool().connect()))
    const begun = performance.now()
    const waiting = callOf(read)
    proxy.pause()
    // The time itself is what is counted.
    await sleep(3_000)
    for (const client of lent) client.release()
    expectAway(await waiting)
    expect(performance.now() - begun).toBeLessThan(10_000)
  }, 30_000)
})

describe('a transaction', () => {
  const add = (tx: Tx, nome: string) =>
    tx.faqCategory.create({ data: { id: newId(), nome, contesto: 'home', ordine: 1 } })
  const exists = async (nome: string) => (await db().faqCategory.count({ where: { nome } })) > 0

  it('that lost its connection at COMMIT is not said to have saved nothing', async () => {
    await admin.query(`
      CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(5); RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER die AFTER INSERT ON faq_categories DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION die()`)
    const reply = await callOf(() => withTransaction((tx) => add(tx, 'Ignota')))
    await admin.query('DROP TRIGGER die ON faq_categories')
    expectAway(
      reply,
      'Il servizio si è interrotto e non sappiamo se la richiesta è stata registrata: controlla prima di ripeterla.',
    )
    expect(await exists('Ignota')).toBe(false)
  })

  it('that PostgreSQL ended for a deadlock is done again, unless it says not to', async () => {
    const [one, two] = [await buildFaqCategory(), await buildFaqCategory()]
    const lock = (tx: Tx, id: string) =>
      tx.$queryRaw`SELECT 1 FROM faq_categories WHERE id = ${id}::uuid FOR UPDATE`
    const run = async (retry: boolean) => {
      let both = 0
      let meet = () => {}
      const met = new Promise<void>((resolve) => {
        meet = resolve
      })
      let runs = 0
      const cross = (first: string, second: string) =>
        withTransaction(
          async (tx) => {
            runs += 1
            await lock(tx, first)
            both += 1
            if (both === 2) meet()
            await met
            await lock(tx, second)
          },
          undefined,
          { retry },
        )
      const ends = await Promise.allSettled([cross(one.id, two.id), cross(two.id, one.id)])
      return { runs, failed: ends.filter(({ status }) => status === 'rejected').length }
    }
    expect(await run(true)).toEqual({ runs: 3, failed: 0 })
    expect(await run(false)).toEqual({ runs: 2, failed: 1 })
  }, 15_000)

  // Where `pg` is asked while it answers, the environment of the tests fails the test that did so.
  it('answers what it is asked at once, in turn', async () => {
    const numbers = [1, 2, 3, 4, 5]
    const found = await withTransaction((tx) =>
      Promise.all(numbers.map((n) => tx.$queryRaw<{ n: number }[]>`SELECT ${n}::int AS n`)),
    )
    expect(found.flat().map(({ n }) => n)).toEqual(numbers)
    const failed = withTransaction((tx) =>
      Promise.all([tx.bank.count(), tx.$queryRaw`SELECT 1 / 0`, tx.bank.count(), tx.bank.count()]),
    )
    await expect(failed).rejects.toThrow('division by zero')
  })

  it('has parts within each other and one after the other, never two at once', async () => {
    const part = (tx: Tx, nome: string) => withSavepoint(tx, () => add(tx, nome))
    await withTransaction(async (tx) => {
      await part(tx, 'Prima')
      await withSavepoint(tx, () => part(tx, 'Dentro'))
      const fails = withSavepoint(tx, async () => {
        await part(tx, 'Tolta')
        throw new Error('Tolta')
      })
      await expect(fails).rejects.toThrow('Tolta')
      await part(tx, 'Dopo')
    })
    const nome = { in: ['Prima', 'Dentro', 'Tolta', 'Dopo', 'Una', 'Altra'] }
    const both = withTransaction((tx) => Promise.all([part(tx, 'Una'), part(tx, 'Altra')]))
    await expect(both).rejects.toThrow('Two parts of a transaction at once')
    const found = await db().faqCategory.findMany({ where: { nome } })
    expect(found.map((one) => one.nome).sort()).toEqual(['Dentro', 'Dopo', 'Prima'])
  })

  it('of long work waits longer, on connections of its own', async () => {
    const limit = async () =>
      (await pool().query<{ statement_timeout: string }>('SHOW statement_timeout')).rows[0]?.statement_timeout
    const inJob = withDbLimits('job', () => pool())
    expect([await limit(), await withDbLimits('job', limit), await withDbLimits('script', limit)]).toEqual([
      `${LIMITS.request.statement}ms`,
      '1min',
      '0',
    ])
    expect(pool()).not.toBe(inJob)
  })
})
