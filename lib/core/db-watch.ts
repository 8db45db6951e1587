import { AsyncLocalStorage } from 'node:async_hooks'
import type { Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'
import { isAway } from './db-errors'
import { inTurn } from './in-turn'

/** What `pg` does not declare: the socket, and whether the server has answered everything. */
type Inside = { connection: { stream: Socket }; readyForQuery: boolean; end(): Promise<void> }
const inside = (client: PoolClient) => client as unknown as Inside

/** The error code that the system would report, which Prisma knows too. */
const timeoutError = (ms: number) =>
  Object.assign(new Error(`PostgreSQL did not answer for ${ms} ms`), {
    code: 'ETIMEDOUT',
    errno: -110,
    syscall: 'read',
  })

/**
 * Keeps broken connections out of a pool. One on which the server has been silent for `ms` while a query waits is
 * ended: `query_timeout` of `pg` would give up the query but keep the connection, and the next query would wait
 * behind the lost one. One that is given back before the server has answered everything is not lent out again:
 * PostgreSQL says that it ends a connection a moment before it does.
 */
export function watchConnections(pool: Pool, ms: number): void {
  pool.on('connect', (client) => {
    // A connection that is lent out has no listener of the pool's: without one its end would end the process.
    client.on('error', () => undefined)
    if (ms > 0) watchSilence(client, ms)
  })
  pool.on('acquire', (client) => inside(client).connection.stream.setTimeout(ms))
  pool.on('release', (_error, client) => {
    const { connection, readyForQuery } = inside(client)
    connection.stream.setTimeout(0)
    // The pool removes what is ending.
    if (!readyForQuery || connection.stream.destroyed)
      inside(client)
        .end()
        .catch(() => undefined)
  })
}

/**
 * The time that somebody has waited for a connection counts: who got one after four seconds does not then wait the whole
 * of `ms` for its first word, so that the two together stay within it. Where the database was found away since the call began
 * (`withStartTime`), all of the call's time counts: what it asks next fails at once when there is none left.
 */
export function countWaiting(pool: Pool, ms: number): void {
  const connect = pool.connect.bind(pool) as unknown as (done?: Acquired) => Promise<PoolClient> | undefined
  const lend = (client: PoolClient | undefined, since: number) => {
    const left = ms - (performance.now() - since)
    if (client) inside(client).connection.stream.setTimeout(Math.max(LEAST_SILENCE_MS, left))
  }
  const counting = (done?: Acquired) => {
    const now = performance.now()
    const begun = seen.__calls.getStore() ?? now
    // A call that has gone on for longer waited for something else: an upload, a slow reader.
    const since = now - begun < 2 * ms && hadOutageSince(begun) ? begun : now
    const isOver = now - since >= ms
    if (!done) {
      if (isOver) return Promise.reject(timeoutError(ms))
      return connect()?.then((client) => {
        lend(client, since)
        return client
      })
    }
    if (isOver) return done(timeoutError(ms), undefined, () => undefined)
    return connect((error, client, release) => {
      lend(client, since)
      done(error, client, release)
    })
  }
  Object.assign(pool, { connect: counting })
}

type Acquired = (error: Error | undefined, client: PoolClient | undefined, release: () => void) => void

/** What even a quick answer may take. */
const LEAST_SILENCE_MS = 1_000

function watchSilence(client: PoolClient, ms: number): void {
  const { stream } = inside(client).connection
  stream.on('timeout', () => {
    const heard = stream.bytesRead
    // After a pause of this very process the answer may lie in the system's buffer: read first.
    setImmediate(() =>
      setImmediate(() => {
        if (stream.bytesRead === heard && !inside(client).readyForQuery) stream.destroy(timeoutError(ms))
      }),
    )
  })
}

// One for all copies of this module.
const seen = globalThis as typeof globalThis & {
  __databaseAwayAt?: number
  __calls: AsyncLocalStorage<number>
}
seen.__calls ??= new AsyncLocalStorage()

/** Runs what answers a call that began then (of `performance.now()`): on a dead network its questions share one time limit. */
export const withStartTime = <T>(since: number, work: () => T): T => seen.__calls.run(since, work)

/** Records when the database was last unreachable, for code that sees a failure without its cause. */
export function recordOutage(pool: Pool): void {
  const note = (error: unknown) => {
    if (isAway(error)) seen.__databaseAwayAt = performance.now()
  }
  const [query, connect] = [pool.query.bind(pool), pool.connect.bind(pool)] as unknown as Asked[]
  const noting = (ask?: Asked) =>
    ((...args: unknown[]) => {
      const result = ask?.(...args)
      // With a callback there is no promise, and nobody but the pool itself uses one.
      result?.catch?.(note)
      return result
    }) as unknown
  Object.assign(pool, { query: noting(query), connect: noting(connect) })
  // What is asked within a transaction does not pass by the pool.
  pool.on('connect', (client) => {
    const ask = inTurn((...args) => Reflect.apply(Object.getPrototypeOf(client).query, client, args))
    Object.assign(client, { query: noting(ask as Asked) })
  })
}

/** What a stream of rows gives back is no promise. */
type Asked = (...args: unknown[]) => (Partial<Promise<unknown>> & object) | undefined

/** Whether the database was found away after `start` (of `performance.now()`). */
export const hadOutageSince = (start: number): boolean => (seen.__databaseAwayAt ?? -1) >= start
