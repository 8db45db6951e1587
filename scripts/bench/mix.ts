import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../report/statistics'
import type { Row, Section } from '../report/types'
import { spent, taskTimes } from './task-times'
import { type Kind, MIX, type Visit, visitsOf } from './visits/kinds'
import { findPlaces } from './visits/places'
import { withServer } from './with-server'

const VISITORS = 24
const WARM_UP_S = 30
const SECONDS = Number(process.env.BENCH_SECONDS ?? 90)
const PER_SECOND = 60
/** Sockets that stay open meanwhile. */
const MOST_FAILED = 0

/** What people do on an ordinary day, all at once: as much as one thread of the site can answer. */
export const MIX_BENCH: Section = {
  name: 'mix',
  title: 'A day’s mix of visits on one thread of the site',
  run: () => withServer(({ pid, site }) => measure(pid, site), { env: { SITE_THREADS: '1' } }),
}

type Made = { kind: Kind; ms: number; problem?: string }

/** At first most pages and screens have not been visited since the start; at the end all have been, as on an ordinary afternoon. */
async function measure(pid: number, site: string): Promise<Row[]> {
  const places = await findPlaces(site)
  const visits = visitsOf(site, places)
  await crowd(visits, WARM_UP_S)
  const morning = await period(pid, visits)
  const each = await costs(pid, visits)
  await everywhere(visits.page, places.pages.length)
  await everywhere(visits.screen, places.screens.length)
  const afternoon = await period(pid, visits)
  return [
    ...morning.map((row) => ({ ...row, what: `soon after a start: ${row.what}` })),
    ...each,
    ...afternoon.map((row) => ({ ...row, what: `pages and screens having been visited: ${row.what}` })),
  ]
}

async function period(pid: number, visits: Record<Kind, Visit>): Promise<Row[]> {
  const before = taskTimes(pid)
  const startedAt = performance.now()
  const made = await crowd(visits, SECONDS)
  const seconds = (performance.now() - startedAt) / 1_000
  const cpu = spent(pid, before, taskTimes(pid))
  const perSecond = made.length / seconds
  const failed = made.filter(({ problem }) => problem !== undefined)
  for (const { kind, problem } of failed.slice(0, 20)) console.error(`${kind}: ${problem}`)
  return [
    { what: `visits, by ${VISITORS} at once for ${Math.round(seconds)} s`, measured: String(made.length) },
    {
      what: 'a second',
      measured: perSecond.toFixed(1),
      goal: `≥ ${PER_SECOND}`,
      ok: perSecond >= PER_SECOND,
    },
    {
      what: 'for each second of processor of the site’s thread',
      measured: `${(made.length / cpu.site).toFixed(1)} (it had ${((100 * cpu.site) / seconds).toFixed(0)} % of one)`,
      goal: `≥ ${PER_SECOND}`,
      ok: made.length / cpu.site >= PER_SECOND,
    },
    {
      what: 'for each second of processor of the whole server',
      measured: (made.length / cpu.all).toFixed(1),
    },
    {
      what: 'that failed',
      measured: String(failed.length),
      goal: String(MOST_FAILED),
      ok: failed.length <= MOST_FAILED,
    },
    ...Object.entries(MIX).map(([kind, share]) => rowOf(kind, share, made)),
  ]
}

/** So many visits, each to the next place. */
async function everywhere(visit: Visit, places: number): Promise<void> {
  let left = places
  const visitor = async () => {
    for (; left > 0; await visit()) left -= 1
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
}

/** So many visits of each kind, one after the other, or as many as end within this time. */
const ALONE = 30
const ALONE_MS = 15_000

/** What a visit of each kind takes of the site's thread when nobody else is there, the dearest in a thousand of the mix first. */
async function costs(pid: number, visits: Record<Kind, Visit>): Promise<Row[]> {
  const found: { kind: Kind; site: number; all: number; share: number }[] = []
  for (const kind of Object.keys(MIX) as Kind[]) {
    const before = taskTimes(pid)
    const until = performance.now() + ALONE_MS
    let made = 0
    for (; made < ALONE && performance.now() < until; made += 1) await visits[kind]()
    const { site, all } = spent(pid, before, taskTimes(pid))
    found.push({ kind, site: site / made, all: all / made, share: (10 * MIX[kind] * site) / made })
  }
  return found
    .toSorted((a, b) => b.share - a.share)
    .map(({ kind, site, all, share }) => ({
      what: `${kind}, alone: processor of the site’s thread, of the whole server; in a thousand visits`,
      measured: `${(1_000 * site).toFixed(1)} ms, ${(1_000 * all).toFixed(1)} ms; ${share.toFixed(1)} s`,
    }))
}

function rowOf(kind: string, share: number, made: Made[]): Row {
  const times = made.filter((one) => one.kind === kind).map(({ ms }) => ms)
  const text = `${percentile(times, 0.5).toFixed(0)} ms (p95 ${percentile(times, 0.95).toFixed(0)})`
  return { what: `${kind}: ${share} of 100`, measured: `${times.length}, ${text}` }
}

/** Each visitor makes one visit after the other, drawn by the shares of the mix. */
async function crowd(visits: Record<Kind, Visit>, seconds: number): Promise<Made[]> {
  const made: Made[] = []
  const deck = Object.entries(MIX).flatMap(([kind, share]) => Array<Kind>(share).fill(kind as Kind))
  const until = performance.now() + seconds * 1_000
  const visitor = async (number: number) => {
    await sleep(number * 20)
    while (performance.now() < until) {
      const kind = deck[Math.floor(Math.random() * deck.length)] as Kind
      const startedAt = performance.now()
      const problem = await visits[kind]()
      made.push({ kind, ms: performance.now() - startedAt, ...(problem === undefined ? {} : { problem }) })
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, (_, number) => visitor(number)))
  return made
}
