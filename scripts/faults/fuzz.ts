import { disconnect } from '../../lib/core/db'
import { document } from '../../lib/openapi/document'
import { type FuzzRequest, fuzzRequests } from '../../lib/testing/fuzz'
import { callerOf, everybody, someIds, WHO } from '../../lib/testing/fuzz-kit'
import type { Row } from '../report/types'
import { none } from './aftermath'
import { type Reply, send } from './http-call'
import { atMost } from './load'
import { Observer } from './observer'
import type { Server } from './server'
import { withSystem } from './system'
import { type Fault, share } from './types'

const CALLS = 100_000
const AT_ONCE = 8
const SEED = 20_261_122
const CALL_S = 10
const ACTIVE = 5
/** Calls that take longer are printed while it runs. */
const SLOW_MS = 4_000

/** Every operation of the API with values that do not belong there, from callers of every role. */
export const FUZZ: Fault = {
  name: 'fuzz',
  title: 'Fuzzed calls with valid sessions of every role',
  run: (options) =>
    withSystem(async ({ database, serve }) => {
      const server = await serve('fuzz', { WORKER: 'off' })
      const observer = new Observer(database.url)
      observer.watch()
      try {
        return await measure(server, share(CALLS, options))
      } finally {
        await observer.end()
        await disconnect()
      }
    }),
}

type Seen = {
  statuses: Map<number, number>
  wrong: string[]
  slowest: { ms: number; call: string }
  sent: number
}

async function measure(server: Server, count: number): Promise<Row[]> {
  const callers = await everybody()
  const doc = document()
  const operations = Object.values(doc.paths).flatMap((methods) => Object.keys(methods)).length
  const requests = fuzzRequests(doc, SEED, await someIds())
  const seen: Seen = { statuses: new Map(), wrong: [], slowest: { ms: 0, call: '' }, sent: 0 }
  const one = async () => {
    while (seen.sent < count && server.isUp) {
      const { value } = requests.next()
      const who = callerOf(value.n, operations)
      seen.sent += 1
      const caller = callers.of(who)
      const reply = await deliver(server.site, value, caller?.token)
      note(seen, value, reply)
      // Some calls sign their caller out, or take the account away.
      if (reply.status === 401 && caller && !value.headers.authorization && callers.of(who) === caller)
        await callers.renew(who)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return [
    { what: `calls from ${WHO.length} kinds of caller`, measured: String(seen.sent) },
    none(
      '5xx',
      seen.wrong.filter((text) => !text.endsWith(' 0')),
    ),
    none(
      'without a reply',
      seen.wrong.filter((text) => text.endsWith(' 0')),
    ),
    none('ends of the server', server.deaths > 0 ? [`after ${seen.sent}`] : []),
    atMost(`longest call (${seen.slowest.call})`, seen.slowest.ms / 1_000, CALL_S),
    { what: 'replies by their most frequent status', measured: frequent(seen.statuses) },
  ]
}

function deliver(site: string, request: FuzzRequest, token = ''): Promise<Reply> {
  const { method, path, headers, body } = request
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  return send(site, { method, path, body, headers: { ...authorization, ...headers } })
}

function note(seen: Seen, { n, method, route, path }: FuzzRequest, { status, ms }: Reply): void {
  seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1)
  if (ms > seen.slowest.ms) seen.slowest = { ms, call: `${method} ${route}` }
  if (ms > SLOW_MS) console.log(`· ${n}: ${method} ${path} ${status} after ${Math.round(ms)} ms`)
  if (status >= 500 || status === 0) {
    seen.wrong.push(`${method} ${route} ${status}`)
    console.log(`· ${n}: ${method} ${route} ${status}`)
  }
}

const frequent = (statuses: Map<number, number>) =>
  [...statuses]
    .sort(([, a], [, b]) => b - a)
    .slice(0, ACTIVE)
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ')
