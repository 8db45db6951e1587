import { pool } from '@/lib/core/db'
import type { Route } from '@/lib/http/handle'
import { seedReference } from '@/prisma/seed/reference/seed-reference'
import { isLong } from '@/scripts/test/property'
import { postRoutes, requestOf, sampleOf } from './routes'
import type { Call } from './test-kit'

/** Enough for a machine that does other things: each route in turn takes minutes there. */
export const SLOW = 400_000

type Reply = { status: number; text: string; json: unknown }

export async function send(route: Route, call: Call, key: string): Promise<Reply> {
  const response = await route(requestOf(call, key), { params: Promise.resolve(call.params) })
  const text = await response.text()
  return { status: response.status, text, json: text.startsWith('{') ? JSON.parse(text) : text }
}

/** An upload whose row never comes is removed an hour later by this job: it is no effect. */
const NO_EFFECT = "WHERE coalesce(key, '') NOT LIKE 'storage.announced:%'"

/** What counts whatever happens (limits, who was seen when), and the thousands of towns that no call writes. */
const LEFT_OUT = ['rate_limits', 'sessions', '_prisma_migrations', 'towns']

/** Asks for one value of each table but those left out. Each connection plans it once. */
function ofEachTable(name: string, expression: string): () => Promise<Record<string, string>> {
  let text = ''
  const write = async () => {
    const { rows } = await pool().query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname = 'public' AND tablename <> ALL ($1)
         OR schemaname = 'graphile_worker' AND tablename = '_private_jobs'`,
      [LEFT_OUT],
    )
    const parts = rows.map(
      ({ name: table }) =>
        `SELECT '${table}' AS name, ${expression} AS value FROM ${table} t ${table.endsWith('_private_jobs') ? NO_EFFECT : ''}`,
    )
    return parts.join(' UNION ALL ')
  }
  return async () => {
    text ||= await write()
    const { rows } = await pool().query<{ name: string; value: string }>({ name, text })
    return Object.fromEntries(rows.map((row) => [row.name, row.value]))
  }
}

/** The state of the database, table by table. */
export const state = ofEachTable(
  'state',
  `count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '')`,
)

const rowsOfEach = ofEachTable('counts', 'count(*)::text')

export const counts = async () =>
  Object.fromEntries(Object.entries(await rowsOfEach()).map(([name, rows]) => [name, Number(rows)]))

/** What grew, and by how much. */
export const growth = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, count]) => {
      const more = count - (before[name] ?? 0)
      return more === 0 ? [] : [[name, more]]
    }),
  )

/**
 * Routes by their names, loaded once for the tests of a file: those of which there is a call. What they share with all others is in
 * `handle` and in `withIdempotency`.
 */
export function idempotent() {
  const routes = new Map<string, Route>()
  beforeAll(async () => {
    const client = await pool().connect()
    await seedReference(client).finally(() => client.release())
    for (const { name, route } of await postRoutes())
      if (route.options?.idempotency !== 'none' && sampleOf(name)) routes.set(name, route)
    const requests = routes.get('requests')
    if (requests) routes.set('requests con CV', requests)
  }, SLOW)

  /**
   * Each route, one after the other; a failure names the route. `share`: of two checks that take long each has every
   * tenth route, and not the same; in the long run both have all.
   */
  async function eachRoute(
    check: (name: string, route: Route) => Promise<unknown>,
    share?: 0 | 5,
  ): Promise<void> {
    const isAsked = (at: number) => isLong || share === undefined || at % 10 === share
    for (const [name, route] of [...routes].filter((_, at) => isAsked(at))) {
      try {
        await check(name, route)
      } catch (error) {
        throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  return { routes, eachRoute }
}

/** A valid call of a route, the first of its kind. */
export const callOf = (name: string): Promise<Call> => {
  const sample = sampleOf(name)
  if (!sample) throw new Error(`lib/testing/idempotent/test-kit.ts has no call of ${name}`)
  return sample()
}
