import { randomUUID } from 'node:crypto'
import { db, disconnect, pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { type Call, idempotentRoutes, requestOf, sampleOf } from '@/lib/testing/idempotent/test-kit'
import { seedReference } from '@/prisma/seed/reference/seed-reference'
import { handle, type Route } from './handle'

const SLOW = 120_000
let routes: Map<string, Route>

beforeAll(async () => {
  const client = await pool().connect()
  await seedReference(client).finally(() => client.release())
  routes = new Map((await idempotentRoutes()).map(({ name, route }) => [name, route]))
  const requests = routes.get('requests')
  if (requests) routes.set('requests con CV', requests)
}, SLOW)

type Reply = { status: number; text: string; json: unknown }

async function send(route: Route, call: Call, key: string): Promise<Reply> {
  const response = await route(requestOf(call, key), { params: Promise.resolve(call.params) })
  const text = await response.text()
  return { status: response.status, text, json: text.startsWith('{') ? JSON.parse(text) : text }
}

/** An upload whose row never comes is removed an hour later by this job: it is no effect. */
const NO_EFFECT = "WHERE coalesce(key, '') NOT LIKE 'storage.announced:%'"

/** The state of the database but for what counts whatever happens: limits, and who was seen when. */
async function state(): Promise<Record<string, string>> {
  const { rows } = await pool().query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename NOT IN ('rate_limits', 'sessions', '_prisma_migrations')
       OR schemaname = 'graphile_worker' AND tablename = '_private_jobs'`,
  )
  const parts = rows.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS sum FROM ${name} t ${name.endsWith('_private_jobs') ? NO_EFFECT : ''}`,
  )
  const found = await pool().query<{ name: string; sum: string }>(parts.join(' UNION ALL '))
  return Object.fromEntries(found.rows.map(({ name, sum }) => [name, sum]))
}

const counts = async () =>
  Object.fromEntries(Object.entries(await state()).map(([name, sum]) => [name, Number(sum.split(' ')[0])]))

/** What grew, and by how much. */
const growth = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, count]) => {
      const more = count - (before[name] ?? 0)
      return more === 0 ? [] : [[name, more]]
    }),
  )

/** PostgreSQL ends the connection inside COMMIT, after the effect and the reply were written. */
async function armKill(): Promise<void> {
  await pool().query(`
    CREATE OR REPLACE FUNCTION kill_at_commit() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(5); RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER kill_at_commit AFTER UPDATE ON idempotency_keys
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION kill_at_commit()`)
}
const disarmKill = () => pool().query('DROP TRIGGER IF EXISTS kill_at_commit ON idempotency_keys')

const routeOf = (name: string): Route => {
  const route = routes.get(name)
  if (!route) throw new Error(`${name} is not idempotent`)
  return route
}
const callOf = (name: string): Promise<Call> => {
  const sample = sampleOf(name)
  if (!sample) throw new Error(`lib/testing/idempotent/test-kit.ts has no call of ${name}`)
  return sample()
}

it('has a sample of every idempotent route', () => {
  expect(routes.size).toBeGreaterThan(25)
  expect([...routes.keys()].filter((name) => !sampleOf(name))).toEqual([])
})

/** Each route, one after the other; a failure names the route. */
async function eachRoute(check: (name: string, route: Route) => Promise<unknown>): Promise<void> {
  const seen: Record<string, unknown> = {}
  for (const name of routes.keys()) {
    try {
      seen[name] = await check(name, routeOf(name))
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

describe('every idempotent call', () => {
  afterEach(disarmKill)

  it(
    'leaves nothing when its connection is killed at COMMIT, and a retry does it once',
    async () => {
      await eachRoute(async (name, route) => {
        const call = await callOf(name)
        const key = randomUUID()
        const before = await state()
        await armKill()
        const killed = await send(route, call, key)
        await disarmKill()
        expect(await state()).toEqual(before)
        expect({ status: killed.status, text: killed.text }).toMatchObject({
          status: 503,
          text: expect.stringContaining('la richiesta non verrà registrata due volte'),
        })
        const first = await send(route, call, key)
        expect({ ...first, ok: first.status < 300 }).toMatchObject({ ok: true })
        const after = await state()
        expect(after['public.idempotency_keys']).not.toBe(before['public.idempotency_keys'])
        const again = await send(route, call, key)
        expect([again.status, again.json]).toEqual([first.status, first.json])
        expect(await state()).toEqual(after)
      })
    },
    SLOW,
  )

  it(
    'has one effect and one reply when it arrives twice at once',
    async () => {
      await eachRoute(async (name, route) => {
        // A row for all, such as a day's count, is made by the first call only.
        await send(route, await callOf(name), randomUUID())
        const alone = await callOf(name)
        const one = await counts()
        await send(route, alone, randomUUID())
        const two = await counts()
        const call = await callOf(name)
        const three = await counts()
        const key = randomUUID()
        const replies = await Promise.all([
          send(route, call, key),
          send(route, call, key),
          send(route, call, key),
        ])
        const four = await counts()
        expect(replies.map(({ status }) => status)).toEqual(Array(3).fill(replies[0]?.status))
        expect(replies.map(({ json }) => json)).toEqual(Array(3).fill(replies[0]?.json))
        expect(replies[0]?.status).toBeLessThan(300)
        expect(growth(three, four)).toEqual(growth(one, two))
      })
    },
    SLOW,
  )

  it(
    'takes one connection at a time',
    async () => {
      await disconnect()
      const { DATABASE_POOL } = env()
      env().DATABASE_POOL = 1
      try {
        await eachRoute(async (name, route) => {
          const { status, text } = await send(route, await callOf(name), randomUUID())
          expect([status < 300, text]).toEqual([true, text])
        })
      } finally {
        await disconnect()
        env().DATABASE_POOL = DATABASE_POOL
      }
    },
    SLOW,
  )
})

describe('under load', () => {
  it(
    'more calls than connections all end well, each once',
    async () => {
      const route = routeOf('leadRequests')
      const calls = await Promise.all(
        Array.from({ length: env().DATABASE_POOL + 5 }, () => callOf('leadRequests')),
      )
      const before = await db().lead.count()
      const replies = await Promise.all(calls.map((call) => send(route, call, randomUUID())))
      expect(replies.map(({ status }) => status)).toEqual(calls.map(() => 201))
      expect(await db().lead.count()).toBe(before + calls.length)
    },
    SLOW,
  )

  it('a retry waits for the first call, and gives up its connection when that takes too long', async () => {
    let finish = () => {}
    const pause = new Promise<void>((resolve) => {
      finish = resolve
    })
    let runs = 0
    const slow = handle({ auth: 'public', idempotent: true, status: 201 }, async () => {
      runs += 1
      await pause
      return { runs }
    })
    const key = randomUUID()
    const first = send(slow, {}, key)
    while (runs === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    const begun = performance.now()
    const impatient = await send(slow, {}, key)
    expect(impatient).toMatchObject({
      status: 409,
      json: { detail: expect.stringContaining('ancora in corso') },
    })
    expect(performance.now() - begun).toBeLessThan(10_000)
    const patient = send(slow, {}, key)
    finish()
    expect([await first, await patient]).toMatchObject([
      { status: 201, json: { runs: 1 } },
      { status: 201, json: { runs: 1 } },
    ])
    expect(runs).toBe(1)
  }, 30_000)
})

describe('a key', () => {
  const echo = handle({ auth: 'public', idempotent: true }, ({ request }) => ({ url: request.url }))
  const at = (query: string, key: string) =>
    echo(
      new Request(`http://localhost:8000/v2/prova${query}`, {
        method: 'POST',
        headers: { 'idempotency-key': key },
      }),
    )

  it('belongs to one request, its query included', async () => {
    const key = randomUUID()
    expect((await at('?serie=a', key)).status).toBe(200)
    expect((await at('?serie=b', key)).status).toBe(422)
  })

  it('is not kept with a failed reply, nor with one that is no data', async () => {
    const stream = handle({ auth: 'public', idempotent: true }, () => new Response('testo'))
    const key = randomUUID()
    const before = await db().idempotencyKey.count()
    expect((await send(stream, {}, key)).status).toBe(500)
    expect(await db().idempotencyKey.count()).toBe(before)
  })
})
