import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { reachable } from '../embedded/binaries'
import { ensureDatabase, startPostgres } from '../embedded/postgres'
import type { Row, Section } from '../report/types'
import { hasNats, startNats } from '../test/nats'
import { measureIn } from './measure-in'

/** What is asked for; a machine that cannot carry it gets less by FAN_OUT_SOCKETS and FAN_OUT_RATE, and the rows say how much it was. */
export const ASKED = {
  processes: 4,
  sockets: Number(process.env.FAN_OUT_SOCKETS ?? 10_000),
  perSecond: Number(process.env.FAN_OUT_RATE ?? 1_000),
  seconds: Number(process.env.FAN_OUT_SECONDS ?? 20),
}
/** FAN_OUT_PARTS=nats measures that one alone. */
const PARTS = (process.env.FAN_OUT_PARTS ?? 'notify,nats,commits').split(',')
const [P95_MS, WRITES] = [200, 500]

/** `expected`: how often sockets should have heard something. `p50`, `p95`: from just before the writing to the socket, milliseconds. */
export type Heard = {
  events: number
  /** Transactions that got no connection in time: the machine does not carry so many. */
  refused: number
  seconds: number
  sockets: number
  expected: number
  lost: number
  twice: number
  /** How often a socket was closed meanwhile; its window came back. */
  closed: number
  p50: number
  p95: number
  missed: number
}

/** Of transactions that write and announce, 16 at once: how many a second, and how long each took. */
export type Writes = { perSecond: number; p50: number; p95: number }

/** Events from any process to the windows of any other; and what announcing them costs whoever writes. */
export const FAN_OUT: Section = {
  name: 'fan-out',
  title: 'Events to the sockets of four processes',
  run: async () => {
    const rows: Row[] = []
    if (PARTS.includes('notify')) rows.push(...told(rowsOf('NOTIFY', await measureIn<Heard>('fan-out-run'))))
    if (PARTS.includes('nats') && hasNats()) {
      const broker = await startNats()
      const heard = await measureIn<Heard>('fan-out-run', [], { FANOUT_URL: broker.url }).finally(broker.kill)
      rows.push(...told(rowsOf('NATS', heard)))
    }
    if (PARTS.includes('commits')) rows.push(...(await onDisk((url) => measureWrites(url))))
    return rows
  },
}

/** A run of minutes says at once what it has found. */
function told(rows: Row[]): Row[] {
  for (const row of rows) console.log(`· ${row.what}: ${row.measured}`)
  return rows
}

const whole = (value: number) => Math.round(value).toLocaleString('en')
const ms = (value: number) => `${value.toFixed(1)} ms`

function rowsOf(by: string, heard: Heard): Row[] {
  const { events, refused, seconds, sockets, expected, lost, twice, closed, p50, p95, missed } = heard
  const rate = events / seconds
  const what = `${whole(sockets)} sockets in ${ASKED.processes} processes, ${whole(rate)} events/s for ${whole(seconds)} s, by ${by}`
  return [
    {
      what: `${what}: lost and twice, of ${whole(expected)}`,
      measured: `${whole(lost)} and ${whole(twice)}`,
      goal: '0 and 0',
      ok: lost + twice === 0 && sockets >= 10_000 && rate >= 0.95 * 1_000,
    },
    {
      what: `the same: from the writing to the socket, p50 and p95`,
      measured: `${ms(p50)} and ${ms(p95)}`,
      goal: `p95 ≤ ${P95_MS} ms`,
      ok: p95 <= P95_MS,
    },
    { what: 'the same: sockets that were closed, and whose windows came back', measured: whole(closed) },
    ...(refused > 0
      ? [{ what: 'the same: transactions that got no connection in time', measured: whole(refused) }]
      : []),
    { what: 'the same: looked up before anybody had announced them', measured: whole(missed) },
  ]
}

/** A database that waits for the disk at each commit, as in life: what a lock costs that is held meanwhile shows nowhere else. */
async function onDisk<T>(work: (url: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-bench-'))
  const server = await startPostgres({ folder })
  try {
    await ensureDatabase(server.adminUrl, 'bench')
    return await work(server.urlOf('bench'))
  } finally {
    await server.stop()
    for (const place of [folder, reachable(folder)]) rmSync(place, { recursive: true, force: true })
  }
}

async function measureWrites(url: string): Promise<Row[]> {
  const { measureWriters } = await import('./fan-out-writers')
  const found = await measureWriters(url, WRITES)
  const words = ({ perSecond, p50, p95 }: Writes) => `${whole(perSecond)}/s, p50 ${ms(p50)}, p95 ${ms(p95)}`
  return [
    {
      what: `${WRITES} commits a second, each announced, 16 connections, on a disk: NOTIFY in the transaction`,
      measured: words(found.within.paced),
    },
    {
      what: 'the same, announced after the commit, together',
      measured: words(found.after.paced),
      goal: `${WRITES}/s, p95 no longer than without announcing × 1.5`,
      ok:
        found.after.paced.perSecond >= 0.97 * WRITES && found.after.paced.p95 <= found.silent.paced.p95 * 1.5,
    },
    { what: 'the same, not announced at all', measured: words(found.silent.paced) },
    { what: 'as many as go: NOTIFY in the transaction', measured: words(found.within.most) },
    { what: 'as many as go: announced after the commit', measured: words(found.after.most) },
    { what: 'as many as go: not announced at all', measured: words(found.silent.most) },
  ]
}
