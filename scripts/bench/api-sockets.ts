import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import pg from 'pg'
import { mintAccess } from '@/lib/auth/tokens'
import { newId } from '@/lib/core/ids'
import { percentile } from '../report/statistics'
import type { Row } from '../report/types'
import type { Broadcast } from './api-bare'
import type { Clients } from './api-clients'

const PEOPLE = 50
const EACH = 20
const SOCKETS = PEOPLE * EACH
const TIMES = 50
const ROUNDS = 5
const GOAL = 0.7

/** One event to a thousand sockets, against a loop of `ws` that sends the same bytes to as many. */
export async function fanOut(site: string, startBare: () => Promise<{ child: ChildProcess; url: string }>) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  const bare = await startBare()
  const cookies = (await Promise.all(Array.from({ length: PEOPLE }, () => signIn(client)))).flatMap(
    (cookie) => Array.from({ length: EACH }, () => cookie),
  )
  const headers = cookies.map((cookie, at) => ({
    cookie,
    origin: site,
    'x-forwarded-for': `93.0.0.${at % 200}`,
  }))
  const ours = await open({ url: `${site.replace(/^http/, 'ws')}/ws?area=client`, headers, times: TIMES })
  const theirs = await open({
    url: bare.url.replace(/^http/, 'ws'),
    headers: headers.map(() => ({})),
    times: TIMES,
  })
  const text = JSON.stringify({
    type: TYPE,
    id: newId(),
    at: new Date().toISOString(),
    data: { _id: newId() },
  })
  const [mine, yardstick]: [number[], number[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [own, other] = [
      await until(ours, () => publish(client)),
      await until(theirs, async () => void bare.child.send({ text, times: TIMES } satisfies Broadcast)),
    ]
    if (round === 0) continue
    mine.push(own)
    yardstick.push(other)
  }
  for (const child of [ours, theirs, bare.child]) child.disconnect()
  await client.end()
  return rowOf(percentile(mine, 0.5), percentile(yardstick, 0.5))
}

function rowOf(own: number, other: number): Row {
  const perSecond = (ms: number) => Math.round((SOCKETS * TIMES * 1_000) / ms).toLocaleString('en')
  const ratio = other / own
  return {
    what: `events to ${SOCKETS.toLocaleString('en')} sockets, bare \`ws\` loop`,
    measured: `${perSecond(own)} of ${perSecond(other)} deliveries/s, ${ratio.toFixed(2)} ×`,
    goal: `≥ ${GOAL} ×`,
    ok: ratio >= GOAL,
  }
}

const TYPE = 'comunicazione.published'

/** Somebody with a session, as the cookie of a handshake. */
async function signIn(client: pg.Client): Promise<string> {
  const [userId, sessionId] = [newId(), newId()]
  await client.query(
    `INSERT INTO clients (id, email, nome, cognome, status) VALUES ($1, $2, 'Prova', 'Socket', 'validated')`,
    [userId, `${userId}@prova.example`],
  )
  await client.query(
    `INSERT INTO sessions (id, role, user_id, refresh_hash, expires_at)
     VALUES ($1, 'client', $2, $3, now() + interval '1 hour')`,
    [sessionId, userId, sessionId],
  )
  return `client_access=${await mintAccess('client', { userId, sessionId })}`
}

/** As lib/realtime/publish.ts does it, so many events in one transaction. */
async function publish(client: pg.Client): Promise<void> {
  await client.query('BEGIN')
  for (let time = 0; time < TIMES; time += 1) {
    const id = newId()
    await client.query(
      `INSERT INTO realtime_events (id, type, data, audience, at) VALUES ($1, $2, $3, $4, clock_timestamp())`,
      [id, TYPE, JSON.stringify({ _id: newId() }), JSON.stringify([{ role: 'client' }])],
    )
    await client.query(`SELECT pg_notify('realtime', $1)`, [id])
  }
  await client.query('COMMIT')
}

async function open(clients: Clients): Promise<ChildProcess> {
  const child = fork(path.join(__dirname, 'api-clients.ts'), { execArgv: ['--import', 'tsx'] })
  child.send(clients)
  await once(child, 'message')
  return child
}

/** From the end of `send` to the last message at the last socket, milliseconds. */
async function until(clients: ChildProcess, send: () => Promise<void>): Promise<number> {
  const heard = once(clients, 'message')
  await send()
  const startedAt = performance.now()
  await heard
  return performance.now() - startedAt
}
