import { randomUUID } from 'node:crypto'
import { db, disconnect } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { callOf, idempotent, SLOW, send } from '@/lib/testing/idempotent/every-route'
import { CALLS } from '@/lib/testing/idempotent/test-kit'
import { handle, type Route } from './handle'

const { routes, eachRoute } = idempotent()

it('is tried on every kind of route', () => {
  expect(routes.size).toBeGreaterThan(60)
  expect(Object.keys(CALLS).filter((name) => !routes.has(name))).toEqual([])
})

describe('every idempotent call', () => {
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
      const route = routes.get('leadRequests') as Route
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
    const slow = handle({ auth: 'public', status: 201 }, async () => {
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
  const echo = handle({ auth: 'public' }, ({ request }) => ({ url: request.url }))
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
    const stream = handle({ auth: 'public' }, () => new Response('testo'))
    const key = randomUUID()
    const before = await db().idempotencyKey.count()
    expect((await send(stream, {}, key)).status).toBe(500)
    expect(await db().idempotencyKey.count()).toBe(before)
  })
})
