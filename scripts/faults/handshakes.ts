import { setTimeout as sleep } from 'node:timers/promises'
import { untilQuiet } from '../report/quiet'
import type { Row } from '../report/types'
import { none } from './aftermath'
import { send } from './http-call'
import { atMost } from './load'
import { holdHalfBodies, ODD, sendOdd } from './odd-requests'
import { descriptorsOf, HAS_PROC, megabytesOf } from './process-table'
import type { Server } from './server'
import { withSystem } from './system'
import { type Fault, type Options, share } from './types'

const REQUESTS = 50_000
/** Before anything is measured: the first ones load what they need. */
const WARM_UP = 2_000
const AT_ONCE = 64
/** Connections and timers of what was under way. */
const MORE_DESCRIPTORS = 20
const MORE_MB = 50
const SETTLE_S = 120
const PROBE_S = 5
/** Calls that stop in the middle of their body; those beside them each ask for something that is not held yet. */
const HELD = 600
const BESIDE_CALLS = 20
const BESIDE_S = 1

/** Handshakes, heads and bodies that are wrong or stop in the middle, and clients who then leave. */
export const HANDSHAKES: Fault = {
  name: 'handshakes',
  title: 'Odd upgrades and half requests',
  run: (options) =>
    withSystem(async ({ serve }) => measure(await serve('handshakes', { WORKER: 'off' }), options)),
}

type Wrong = { statuses: string[]; probes: string[]; slowest: number }

async function measure(server: Server, options: Options): Promise<Row[]> {
  const wrong: Wrong = { statuses: [], probes: [], slowest: 0 }
  await sendMany(server, share(WARM_UP, options), wrong)
  if (HAS_PROC) await untilQuiet(server.pid)
  const before = sizeOf(server)
  const probing = probe(server, wrong)
  const sent = await sendMany(server, share(REQUESTS, options), wrong)
  await probing.end()
  const beside = await besideHalfBodies(server, wrong)
  const after = await settled(server, before)
  return [
    { what: `requests of ${ODD.length} kinds`, measured: String(sent) },
    none('ends of the server', server.deaths > 0 ? [`after ${sent}`] : []),
    ...sizes(before, after),
    none('answered with another status than the right one', wrong.statuses),
    none('pages and calls meanwhile that were not 200', wrong.probes),
    atMost('slowest of these', wrong.slowest / 1_000, PROBE_S),
    atMost(`slowest call beside ${HELD} bodies that stop halfway`, beside, BESIDE_S),
  ]
}

/** Calls of others while as many as the site has lines, and more, do not go on with theirs; in seconds. */
async function besideHalfBodies(server: Server, wrong: Wrong): Promise<number> {
  const letGo = await holdHalfBodies(Number(new URL(server.site).port), HELD)
  await sleep(1_000)
  let slowest = 0
  for (let n = 0; n < BESIDE_CALLS; n += 1) {
    const { status, error, ms } = await send(server.site, { path: `/v2/news?limit=${n + 1}` })
    if (status !== 200) wrong.probes.push(`beside half bodies ${error || status}`)
    slowest = Math.max(slowest, ms)
  }
  letGo()
  return slowest / 1_000
}

async function sendMany(server: Server, count: number, wrong: Wrong): Promise<number> {
  const port = Number(new URL(server.site).port)
  let sent = 0
  const one = async () => {
    while (sent < count && server.isUp) {
      const odd = ODD[sent % ODD.length] as (typeof ODD)[number]
      sent += 1
      const status = await sendOdd(port, odd)
      if (odd.status ? status !== odd.status : status >= 500) wrong.statuses.push(`${odd.name} ${status}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return sent
}

/** Ordinary visitors meanwhile. */
function probe(server: Server, wrong: Wrong) {
  let stopping = false
  const loop = (async () => {
    while (!stopping && server.isUp) {
      for (const path of ['/', '/v2/news?limit=1']) {
        const { status, error, ms } = await send(server.site, { path })
        if (status !== 200) wrong.probes.push(`${path} ${error || status}`)
        wrong.slowest = Math.max(wrong.slowest, ms)
      }
      await sleep(200)
    }
  })()
  return {
    end: () => {
      stopping = true
      return loop
    },
  }
}

type Size = { descriptors: number; megabytes: number }

const sizeOf = ({ pid, isUp }: Server): Size | undefined =>
  HAS_PROC && isUp ? { descriptors: descriptorsOf(pid), megabytes: megabytesOf(pid) } : undefined

/** Time limits end what clients have left open; memory is given back little by little. */
async function settled(server: Server, before: Size | undefined): Promise<Size | undefined> {
  let least = sizeOf(server)
  for (const deadline = Date.now() + SETTLE_S * 1_000; Date.now() < deadline; await sleep(1_000)) {
    const now = sizeOf(server)
    if (!now || !before || !least) return undefined
    least = { descriptors: now.descriptors, megabytes: Math.min(least.megabytes, now.megabytes) }
    if (
      now.descriptors <= before.descriptors + MORE_DESCRIPTORS &&
      least.megabytes <= before.megabytes + MORE_MB
    )
      break
  }
  return least
}

function sizes(before: Size | undefined, after: Size | undefined): Row[] {
  if (!HAS_PROC) return [{ what: 'descriptors and memory', measured: 'only Linux tells' }]
  const row = (what: string, key: keyof Size, more: number, unit: string): Row => ({
    what,
    measured: `${before?.[key]} → ${after ? after[key] : 'gone'}${unit}`,
    goal: `≤ + ${more}${unit}`,
    ok: before !== undefined && after !== undefined && after[key] <= before[key] + more,
  })
  return [
    row('descriptors before and after', 'descriptors', MORE_DESCRIPTORS, ''),
    row('memory before and after', 'megabytes', MORE_MB, ' MB'),
  ]
}
