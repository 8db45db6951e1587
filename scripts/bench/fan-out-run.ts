import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { newId } from '@/lib/core/ids'
import { answerOf } from '../child-answer'
import { percentile } from '../report/statistics'
import { ASKED, type Heard } from './fan-out'
import type { Windows } from './fan-out-clients'
import type { NodeOrder, NodeSaid } from './fan-out-node'

/** In a process of its own, on the empty database that DATABASE_URL names. */

/** Windows of one person, spread over the processes. */
const EACH = 10
const CLIENTS = 2
/** What is still under way when the last event has been written. */
const LATE_MS = 10_000
const WARM_SECONDS = 4
const LIMIT_MS = 180_000

const started = (file: string): ChildProcess =>
  fork(path.join(__dirname, `${file}.ts`), { execArgv: ['--import', 'tsx'] })

function ask<T>(child: ChildProcess, order: object): Promise<T> {
  const name = `${path.basename(child.spawnargs.at(-1) ?? '')} ${Object.keys(order)}`
  const answer = answerOf<T>(child, name, LIMIT_MS)
  child.send(order)
  return answer
}

type Person = { userId: string; sessionId: string }

async function people(count: number): Promise<Person[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  const found = Array.from({ length: count }, () => ({ userId: newId(), sessionId: newId() }))
  const [users, sessions] = [found.map(({ userId }) => userId), found.map(({ sessionId }) => sessionId)]
  await client.query(
    `INSERT INTO clients (id, email, nome, cognome, status)
     SELECT id, id || '@prova.example', 'Prova', 'Finestra', 'validated' FROM unnest($1::uuid[]) AS id`,
    [users],
  )
  await client.query(
    `INSERT INTO sessions (id, role, user_id, refresh_hash, expires_at)
     SELECT s.id, 'client', s.user_id, s.id::text, now() + interval '1 hour' FROM unnest($1::uuid[], $2::uuid[]) AS s (id, user_id)`,
    [sessions, users],
  )
  await client.query('ANALYZE')
  await client.end()
  return found
}

async function missedBy(nodes: ChildProcess[]): Promise<number> {
  const told = await Promise.all(nodes.map((node) => ask<NodeSaid>(node, { tell: true } satisfies NodeOrder)))
  return told.reduce((sum, one) => sum + one.missed, 0)
}

async function main(): Promise<void> {
  const { processes, sockets, perSecond, seconds } = ASKED
  const all = await people(sockets / EACH)
  const nodes = Array.from({ length: processes }, () => started('fan-out-node'))
  const ports = await Promise.all(nodes.map((node) => ask<number>(node, { begin: true } satisfies NodeOrder)))
  const windows = all.flatMap((who, person) =>
    Array.from({ length: EACH }, (_, n) => ({ who, port: ports[(person + n) % processes] ?? 0 })),
  )
  const clients = Array.from({ length: CLIENTS }, () => started('fan-out-clients'))
  await Promise.all(
    clients.map((client, at) =>
      ask(client, { open: windows.filter((_, n) => n % CLIENTS === at) } satisfies Windows),
    ),
  )
  const users = all.map(({ userId }) => userId)
  const missedBefore = await missedBy(nodes)
  const order = { write: { users, perSecond: perSecond / processes, warmSeconds: WARM_SECONDS, seconds } }
  const written = await Promise.all(nodes.map((node) => ask<NodeSaid>(node, order satisfies NodeOrder)))
  const events = written.reduce((sum, one) => sum + one.events, 0)
  await sleep(LATE_MS)
  const heard = await Promise.all(
    clients.map((client) =>
      ask<{ heard: number; twice: number; closed: number; ms: number[] }>(client, {
        tell: true,
      } satisfies Windows),
    ),
  )
  const ms = heard.flatMap((one) => one.ms)
  const result: Heard = {
    events,
    refused: written.reduce((sum, one) => sum + one.refused, 0),
    seconds: Math.max(...written.map((one) => one.seconds)),
    sockets,
    expected: events * EACH,
    lost: events * EACH - heard.reduce((sum, one) => sum + one.heard, 0),
    closed: heard.reduce((sum, one) => sum + one.closed, 0),
    twice: heard.reduce((sum, one) => sum + one.twice, 0),
    p50: percentile(ms, 0.5),
    p95: percentile(ms, 0.95),
    missed: (await missedBy(nodes)) - missedBefore,
  }
  for (const child of [...nodes, ...clients]) child.disconnect()
  process.send?.(result)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
