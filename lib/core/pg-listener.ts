import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { applicationName } from './process-name'

export type PgListener = {
  /** Whether the last probe was answered: notifications arrive. */
  isUp(): boolean
  /** When the last probe that was answered was sent: everything announced before has been heard. */
  heardAt(): number
  /** For how many milliseconds a probe has been without an answer; 0 when the last one was answered. */
  unansweredMs(): number
  close(): Promise<void>
}

type Handlers = {
  onPayload(payload: string): void
  /** What is heard on further channels of the same connection. */
  others?: Readonly<Record<string, (payload: string) => void>>
  /** Listening from now on; what was announced in the last `awayMs` may not have been heard. `again`: after a loss. */
  onUp?(awayMs: number, again: boolean): void
}

/**
 * A half-open connection stays silent: only a probe shows that it is dead. Together these stay below five seconds,
 * because after a network failure nothing may be out of date for longer.
 */
const PROBE_MS = 750
const ANSWER_MS = 2_000
const CONNECT_MS = 2_000
const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 1_000
const CLOSE_MS = 1_000

type Line = { client: pg.Client; socket: Socket }

/** On a socket of our own, which can be destroyed: `end()` alone would wait for a reply on a dead network. */
function newLine(connectionString: string): Line {
  const socket = new Socket()
  const client = new pg.Client({
    connectionString,
    application_name: applicationName('listen'),
    stream: () => socket,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
  })
  return { client, socket }
}

/** LISTEN on a connection of its own, which is probed and comes back when the database does. */
export function listenOn(
  databaseUrl: string,
  channel: string,
  { onPayload, others = {}, onUp }: Handlers,
): PgListener {
  let line: Line | undefined
  let closed = false
  let up = false
  let again = false
  let pause = FIRST_PAUSE_MS
  let timer: NodeJS.Timeout | undefined
  let aliveAt = Date.now()
  let askedAt: number | null = null

  const after = (milliseconds: number, work: () => void) => {
    clearTimeout(timer)
    if (!closed) timer = setTimeout(work, milliseconds)
  }
  const lose = (lost: Line) => {
    lost.socket.destroy()
    if (lost !== line) return
    line = undefined
    up = false
    // Whatever is announced from now on is not heard, after a first attempt that failed too.
    again = true
    after(pause, connect)
    pause = Math.min(pause * 2, MAX_PAUSE_MS)
  }
  const probe = async (asked: Line) => {
    const at = Date.now()
    askedAt ??= at
    // Repeating LISTEN has no effect, so it serves as the probe, and pg_stat_activity shows what the connection is
    // for.
    await asked.client.query(`LISTEN ${channel}`)
    if (asked !== line) return
    aliveAt = at
    askedAt = null
    after(PROBE_MS, () => void probe(asked).catch(() => lose(asked)))
  }
  const begin = async (next: Line) => {
    await next.client.connect()
    for (const other of Object.keys(others)) await next.client.query(`LISTEN ${other}`)
    await next.client.query(`LISTEN ${channel}`)
    if (next !== line) return
    pause = FIRST_PAUSE_MS
    up = true
    onUp?.(Date.now() - aliveAt, again)
    await probe(next)
  }
  const connect = () => {
    const next = newLine(databaseUrl)
    line = next
    next.client.on('error', () => lose(next))
    next.client.once('end', () => lose(next))
    next.client.on('notification', ({ channel: heardOn, payload }) => {
      if (payload && next === line) (others[heardOn] ?? onPayload)(payload)
    })
    begin(next).catch(() => lose(next))
  }

  connect()
  return {
    isUp: () => up,
    heardAt: () => aliveAt,
    unansweredMs: () => (askedAt === null ? 0 : Date.now() - askedAt),
    close: async () => {
      closed = true
      up = false
      clearTimeout(timer)
      const last = line
      line = undefined
      await Promise.race([
        last?.client.end().catch(() => undefined),
        sleep(CLOSE_MS, undefined, { ref: false }),
      ])
      last?.socket.destroy()
    },
  }
}
