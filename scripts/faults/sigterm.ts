import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Row } from '../report/types'
import { HELD, none } from './aftermath'
import { isGood, newAgent, type Reply, send } from './http-call'
import { compare, type Held } from './ledger'
import { Observer } from './observer'
import type { Server } from './server'
import { withSystem } from './system'
import { untilThreads } from './thread-killer'
import { type Fault, share } from './types'
import { leadCall } from './writers'

const TERMS = 40
const WRITERS = 8
const READERS = [
  '/',
  '/v2/news?limit=5',
  '/v2/agencies/nearest?cap=20121',
  '/v2/rates?index=EURIRS&tenor=20Y',
]
/** A call that has been under way for so long has been taken: only a younger one may be turned away. */
const TAKEN_MS = 250
/** After so long the whole server knows of the signal. */
const KNOWN_MS = 100
const STOP_S = 15
/** Those that are asked for. */
const THREADS = Number(process.env.SITE_THREADS || 1)

/** `key` is that of the lead, for calls that write one. */
type Made = Reply & { key?: string; path: string }
type Round = { signalAt: number; stopMs: number; code: number | null; made: Made[] }

/** SIGTERM while clients read and write on connections that they keep: each call is answered or not taken. */
export const SIGTERM: Fault = {
  name: 'sigterm',
  title: 'SIGTERM under load',
  run: (options) =>
    withSystem(async (system) => {
      const server = await system.serve('sigterm')
      const observer = new Observer(system.database.url)
      const rounds: Round[] = []
      for (let at = 0; at < share(TERMS, options); at += 1) {
        if (at > 0) await server.start()
        await observer.read('DELETE FROM rate_limits')
        await untilThreads(server.site, THREADS)
        rounds.push(await round(server))
      }
      return report(rounds, await observer.read<Held>(HELD.leads))
    }),
}

async function round(server: Server): Promise<Round> {
  const made: Made[] = []
  const clients = [
    ...Array.from({ length: WRITERS }, () => client(server.site, made, () => `k${randomUUID()}`)),
    ...READERS.map((path) => client(server.site, made, () => path)),
  ]
  // The first calls load what they need, and take longer.
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(20)) {
    if (made.filter(isGood).length > 50) break
  }
  await sleep(500 + Math.random() * 1_000)
  const signalAt = Date.now()
  const code = await server.end('SIGTERM')
  const stopMs = Date.now() - signalAt
  await Promise.all(clients)
  return { signalAt, stopMs, code, made }
}

/** Calls one after the other on one connection, as long as there is somebody who takes it. */
async function client(site: string, made: Made[], next: () => string): Promise<void> {
  const agent = newAgent()
  for (;;) {
    const what = next()
    const isLead = !what.startsWith('/')
    const call = isLead ? leadCall(what) : { path: what }
    const reply = await send(site, { ...call, agent })
    made.push({ ...reply, path: call.path, ...(isLead ? { key: what } : {}) })
    if (reply.error === 'ECONNREFUSED') break
    if (reply.status === 0) await sleep(20)
  }
  agent.destroy()
}

function report(rounds: Round[], held: Held[]): Row[] {
  const calls = rounds.flatMap(({ signalAt, made }) =>
    made.map((one) => ({ ...one, after: one.at - signalAt })),
  )
  const leads = calls.filter(({ key }) => key)
  const found = compare(
    leads.map((one) => ({ key: one.key ?? '', ...(isGood(one) ? { id: idOf(one) } : {}) })),
    held,
  )
  const unanswered = calls.filter(({ status, error }) => status === 0 && error !== 'ECONNREFUSED')
  const silent = new Set(found.silent)
  const old = unanswered.filter(({ after, key }) => after < -TAKEN_MS && !silent.has(key ?? ''))
  const keeping = calls.filter(
    ({ after, status, headers }) => after > KNOWN_MS && status > 0 && headers.connection !== 'close',
  )
  const wrong = calls.filter((one) => one.status > 0 && !isGood(one))
  const slowest = Math.max(...rounds.map(({ stopMs }) => stopMs)) / 1000
  const name = ({ path, error, status }: Made) => `${path} ${error || status}`
  return [
    { what: 'signals, threads of the site', measured: `${rounds.length}, ${THREADS}` },
    { what: 'calls that were answered', measured: String(calls.filter(isGood).length) },
    none('saved leads whose reply was lost', found.silent),
    none('acknowledged leads that are lost', found.lost),
    none('leads that are there twice', found.twice),
    none(`other calls under way for ${TAKEN_MS} ms at the signal and not answered`, old.map(name)),
    none('answered with an error', wrong.map(name)),
    none('replies after the signal without Connection: close', keeping.map(name)),
    {
      what: 'turned away on a connection that was being closed, nothing saved',
      measured: String(unanswered.length - old.length - found.silent.length),
    },
    none(
      'exit codes that are not 0',
      rounds.flatMap(({ code }) => (code === 0 ? [] : [String(code)])),
    ),
    {
      what: 'longest stop',
      measured: `${slowest.toFixed(1)} s`,
      goal: `≤ ${STOP_S} s`,
      ok: slowest <= STOP_S,
    },
  ]
}

const idOf = ({ text }: Made) => (JSON.parse(text) as { _id: string })._id
