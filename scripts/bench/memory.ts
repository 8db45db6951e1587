import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import WebSocket from 'ws'
import type { Row, Section } from '../report/types'
import { type Kind, MIX, type Visit, visitsOf } from './visits/kinds'
import { findPlaces, type Places } from './visits/places'
import { withServer } from './with-server'

const MINUTES = Number(process.env.BENCH_MINUTES ?? 30)
/** By then every kind has been visited, and what is to be kept is. */
const SETTLED = 10
const MOST = 1.3
const AT_REST_MB = 450
/** The thread of the exports ends after a minute without any; what was freed is given back a little later. */
const REST_S = 150
const VISITORS = 8
const PAUSE_MS = 150
const SOCKETS = 40
const SAMPLE_MS = 2_000

/** Memory of the server while every kind of page, list, record, report, export, paper, upload and socket is visited in turn. */
export const MEMORY: Section = {
  name: 'memory',
  title: 'Memory of the server',
  run: () => withServer(({ pid, site }) => watch(pid, site)),
}

async function watch(pid: number, site: string): Promise<Row[]> {
  const started = residentMb(pid)
  const places = await findPlaces(site)
  const sockets = await openSockets(site, places)
  const minutes: number[][] = []
  const until = Date.now() + MINUTES * 60_000
  const startedAt = Date.now()
  const sampling = setInterval(() => {
    const minute = Math.floor((Date.now() - startedAt) / 60_000)
    minutes[minute] = [...(minutes[minute] ?? []), residentMb(pid)]
  }, SAMPLE_MS)
  const { made, limited, failed } = await walk(visitsOf(site, places), until)
  clearInterval(sampling)
  for (const socket of sockets) socket.terminate()
  await sleep(REST_S * 1_000)
  const rest = residentMb(pid)
  const each = minutes.slice(0, MINUTES).map((samples) => Math.round(mean(samples)))
  const settled = each[Math.min(SETTLED, each.length) - 1] ?? 0
  const last = each.at(-1) ?? 0
  for (const problem of failed.slice(0, 20)) console.error(problem)
  return [
    { what: 'at the start', measured: `${started} MB` },
    {
      what: `minutes, visits by ${VISITORS} at once, sockets open meanwhile`,
      measured: `${MINUTES}, ${made}, ${sockets.length}`,
    },
    { what: 'of these refused by a limit of one person or address', measured: String(limited) },
    { what: 'visits that failed', measured: String(failed.length), goal: '0', ok: failed.length === 0 },
    { what: 'by minute', measured: `${each.join(', ')} MB` },
    {
      what: `last minute against the ${SETTLED}th`,
      measured: `${(last / settled).toFixed(2)} ×`,
      goal: `≤ ${MOST} ×`,
      ok: last <= MOST * settled && MINUTES > SETTLED,
    },
    {
      what: `${REST_S} s after the last visit`,
      measured: `${rest} MB`,
      goal: `≤ ${AT_REST_MB} MB`,
      ok: rest <= AT_REST_MB,
    },
  ]
}

type Walked = { made: number; limited: number; failed: string[] }

/** Every kind as often as any other, so that each of their places has its turn. */
async function walk(visits: Record<Kind, Visit>, until: number): Promise<Walked> {
  const kinds = Object.keys(MIX) as Kind[]
  const failed: string[] = []
  let made = 0
  let limited = 0
  const visitor = async () => {
    while (Date.now() < until) {
      const kind = kinds[made % kinds.length] as Kind
      made += 1
      const problem = await visits[kind]()
      // Eight visitors ask in half an hour for more papers and exports than the persons whom they play may.
      if (problem?.includes(': 429 ') || problem?.includes('troppe esportazioni')) limited += 1
      else if (problem !== undefined) failed.push(`${kind}: ${problem}`)
      await sleep(PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
  return { made, limited, failed }
}

async function openSockets(site: string, { readers }: Places): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  for (let at = 0; at < SOCKETS; at += 1) {
    const reader = readers[at % readers.length]
    if (!reader) return sockets
    const { authorization = '' } = await reader.session.headers()
    const socket = new WebSocket(`${site.replace('http', 'ws')}/ws`)
    socket.on('error', () => undefined)
    socket.once('open', () =>
      socket.send(JSON.stringify({ type: 'auth', token: authorization.slice('Bearer '.length) })),
    )
    sockets.push(socket)
  }
  return sockets
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1)

/** Resident memory as Linux counts it; elsewhere there is nothing to read it from. */
function residentMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
