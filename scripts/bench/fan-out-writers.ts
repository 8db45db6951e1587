import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { notifyFanOut } from '@/lib/core/fan-out-notify'
import type { FanOut } from '@/lib/core/fan-out-types'
import { percentile } from '../report/statistics'
import type { Writes } from './fan-out'

const CONNECTIONS = 16
const SECONDS = 8
const LISTENERS = 4

type Way = 'within' | 'after' | 'silent'
type Found = Record<Way, { paced: Writes; most: Writes }>

/** One row a transaction; the ways take turns, so that whatever else the machine does concerns all of them. */
export async function measureWriters(url: string, perSecond: number): Promise<Found> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
  const speaking = new pg.Pool({ connectionString: url, max: 1 })
  // The server ends while the last connections are still being closed.
  for (const one of [pool, speaking]) one.on('error', () => undefined)
  await pool.query('CREATE TABLE written (id uuid PRIMARY KEY, words text NOT NULL)')
  const listeners = await Promise.all(Array.from({ length: LISTENERS }, () => listen(url)))
  const fanOut = notifyFanOut((text, values) => speaking.query(text, values))
  const ways: Way[] = ['within', 'after', 'silent']
  for (const way of ways) await run(pool, fanOut, way, { perSecond, seconds: 1 })
  const found = {} as Found
  for (const way of ways)
    found[way] = {
      paced: await run(pool, fanOut, way, { perSecond, seconds: SECONDS }),
      most: await run(pool, fanOut, way, { perSecond: Number.POSITIVE_INFINITY, seconds: SECONDS }),
    }
  await fanOut.flush()
  for (const one of listeners) await one.end()
  await speaking.end()
  await pool.end()
  return found
}

async function listen(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('LISTEN realtime')
  return client
}

type Pace = { perSecond: number; seconds: number }

/** Each connection has its turn at set times: who is late is measured from when it should have begun. */
async function run(pool: pg.Pool, fanOut: FanOut, way: Way, { perSecond, seconds }: Pace): Promise<Writes> {
  const taken: number[] = []
  const startedAt = performance.now()
  const endAt = startedAt + seconds * 1_000
  const pause = (CONNECTIONS * 1_000) / perSecond
  const writer = async (_: unknown, number: number) => {
    const client = await pool.connect()
    for (let turn = 0; ; turn += 1) {
      const due = startedAt + (pause > 0 ? pause * (turn + number / CONNECTIONS) : 0)
      const early = due - performance.now()
      if (early > 0) await sleep(early)
      if (performance.now() >= endAt || due >= endAt) break
      const from = pause > 0 ? due : performance.now()
      await write(client, fanOut, way)
      taken.push(performance.now() - from)
    }
    client.release()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, writer))
  const lasted = (performance.now() - startedAt) / 1_000
  return { perSecond: taken.length / lasted, p50: percentile(taken, 0.5), p95: percentile(taken, 0.95) }
}

async function write(client: pg.PoolClient, fanOut: FanOut, way: Way): Promise<void> {
  const id = randomUUID()
  await client.query('BEGIN')
  await client.query('INSERT INTO written (id, words) VALUES ($1, $2)', [id, 'prova '.repeat(20)])
  if (way === 'within') await client.query(`SELECT pg_notify('realtime', $1)`, [id])
  await client.query('COMMIT')
  if (way === 'after') fanOut.publish('realtime', { key: id })
}
