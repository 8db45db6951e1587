import { setTimeout as sleep } from 'node:timers/promises'
import { db } from '../../lib/core/db'
import { isGood, type Reply, send } from '../faults/http-call'
import { leadCall } from '../faults/writers'
import { percentile } from '../report/statistics'
import type { Row } from '../report/types'
import { spent, taskTimes } from './task-times'
import type { Server } from './with-server'

const PER_SECOND = 100
const SECONDS = 20
const WARM_UP_S = 5
const P95_MS = 500

/** Visitors who each send the next lead as soon as the last one is answered, and for how long. */
const CROWD = 32
const CROWD_S = 12

/** Leads of one product and place: as many as are answered, and then so many a second, whether those before have been answered or not. */
export async function arrivals(server: Server): Promise<Row[]> {
  const { site, pid } = server
  await crowded(site, WARM_UP_S, 'w')
  return [...(await answered(server)), ...(await comeAnyway(site, pid))]
}

async function answered({ site, pid }: Server): Promise<Row[]> {
  const before = taskTimes(pid)
  const startedAt = performance.now()
  const replies = await crowded(site, CROWD_S, 'c')
  const seconds = (performance.now() - startedAt) / 1_000
  const cpu = spent(pid, before, taskTimes(pid))
  const ms = replies.map((reply) => reply.ms)
  return [
    {
      what: `leads by HTTP, of ${CROWD} visitors who wait for the answer: a second`,
      measured: `${(replies.filter(isGood).length / seconds).toFixed(1)}; p50 ${percentile(ms, 0.5).toFixed(0)} ms, p95 ${percentile(ms, 0.95).toFixed(0)} ms`,
    },
    {
      what: 'processor for each of them: of the site’s thread, of the whole server',
      measured: `${((1_000 * cpu.site) / replies.length).toFixed(1)} ms, ${((1_000 * cpu.all) / replies.length).toFixed(1)} ms`,
    },
  ]
}

async function crowded(site: string, seconds: number, name: string): Promise<Reply[]> {
  const until = performance.now() + seconds * 1_000
  const replies: Reply[] = []
  const visitor = async (number: number) => {
    for (let at = 0; performance.now() < until; at += 1)
      replies.push(await send(site, leadCall(`${name}${number}-${at}-${Date.now()}`)))
  }
  await Promise.all(Array.from({ length: CROWD }, (_, number) => visitor(number)))
  return replies
}

async function comeAnyway(site: string, pid: number): Promise<Row[]> {
  const before = taskTimes(pid)
  const counted = await given()
  const startedAt = performance.now()
  const replies = await arrive(site, SECONDS, 'a')
  const seconds = (performance.now() - startedAt) / 1_000
  const cpu = spent(pid, before, taskTimes(pid))
  const good = replies.filter(isGood)
  const p95 = percentile(
    replies.map(({ ms }) => ms),
    0.95,
  )
  const p50 = percentile(
    replies.map(({ ms }) => ms),
    0.5,
  )
  const after = await given()
  return [
    {
      what: `leads by HTTP, ${PER_SECOND} a second: until they were answered`,
      measured: `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
      goal: `p95 ≤ ${P95_MS} ms`,
      ok: p95 <= P95_MS,
    },
    {
      what: 'of these answered',
      measured: `${good.length} of ${replies.length} in ${seconds.toFixed(1)} s`,
      goal: 'all',
      ok: good.length === replies.length,
    },
    {
      what: 'counted, and nobody more than a lead from their share',
      measured: `${after.received - counted.received}, ${after.farthest.toFixed(2)}`,
      goal: `${good.length}, < 1`,
      ok: after.received - counted.received === good.length && after.farthest < 1,
    },
    {
      what: 'processor for each of them: of the site’s thread, of the whole server',
      measured: `${((1_000 * cpu.site) / replies.length).toFixed(1)} ms, ${((1_000 * cpu.all) / replies.length).toFixed(1)} ms`,
    },
  ]
}

async function arrive(site: string, seconds: number, name: string): Promise<Reply[]> {
  const made: Promise<Reply>[] = []
  const startedAt = performance.now()
  for (let at = 0; at < seconds * PER_SECOND; at += 1) {
    await sleep(Math.max(0, startedAt + (1_000 * at) / PER_SECOND - performance.now()))
    made.push(send(site, leadCall(`${name}${at}-${Date.now()}`)))
  }
  return Promise.all(made)
}

/** What the agents of the place have received by weight, and how far whoever is farthest is from their share. */
async function given(): Promise<{ received: number; farthest: number }> {
  const receipts = await db().leadReceipt.findMany({
    where: { group: { product: 'mutuo', provincia: null } },
  })
  return {
    received: receipts.reduce((sum, { received }) => sum + received, 0),
    farthest: Math.max(0, ...receipts.map(({ atteso, received }) => Math.abs(atteso - received))),
  }
}
