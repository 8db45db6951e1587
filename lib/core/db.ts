import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { type Prisma, PrismaClient } from '@/prisma/generated/client'
import { droppingAtEnd } from './cache'
import { errorCodes, isAway, isCollision } from './db-errors'
import { connectionOptions, LIMITS, type Patience } from './db-limits'
import { countWaiting, recordOutage, watchConnections } from './db-watch'
import { env } from './env'
import { AppError } from './errors'
import { refuseImpersonal } from './impersonal'
import { Sockets } from './sockets'

/** A transaction, or the plain client where no transaction is needed. */
export type Tx = Prisma.TransactionClient

type Connection = { pool: pg.Pool; prisma: PrismaClient; sockets: Sockets }

/** Long work gets by with fewer connections than requests do. */
const POOL_OF_LONG_WORK = 4

// Hot reload evaluates modules again, and the server's bundles have copies of them: there is one of each all the same.
const holder = globalThis as typeof globalThis & {
  __connections?: Partial<Record<Patience, Connection>>
  __patience?: AsyncLocalStorage<Patience>
}
holder.__connections ??= {}
holder.__patience ??= new AsyncLocalStorage<Patience>()
const [connections, patience] = [holder.__connections, holder.__patience]

const patienceOfNow = () => patience.getStore() ?? 'request'

function connect(kind: Patience): Connection {
  const { DATABASE_URL, DATABASE_POOL } = env()
  const sockets = new Sockets()
  const pool = new pg.Pool({
    ...connectionOptions(DATABASE_URL, kind),
    stream: sockets.create,
    max: kind === 'request' ? DATABASE_POOL : Math.min(DATABASE_POOL, POOL_OF_LONG_WORK),
  })
  // A server that goes away breaks idle clients; the pool replaces them at the next query.
  pool.on('error', () => undefined)
  watchConnections(pool, LIMITS[kind].silence)
  if (LIMITS[kind].silence > 0) countWaiting(pool, LIMITS[kind].silence)
  recordOutage(pool)
  return { pool, prisma: new PrismaClient({ adapter: new PrismaPg(pool) }), sockets }
}

function connection(): Connection {
  refuseImpersonal('the database')
  const kind = patienceOfNow()
  connections[kind] ??= connect(kind)
  return connections[kind]
}

/** The Prisma client, for CRUD and transactions. */
export const db = (): PrismaClient => connection().prisma

/** The `pg` pool under it, for the SQL of hot lists, reports and COPY. */
export const pool = (): pg.Pool => connection().pool

/**
 * Runs long work: everything in it that asks the database waits longer than a request may, on connections of its
 * own, so that it takes none from those who wait for a page.
 */
export const withDbLimits = <T>(kind: Patience, work: () => T): T => patience.run(kind, work)

/** What a transaction that collided with another one is worth trying again. */
const ATTEMPTS = 4

type Options = {
  /** False when `work` does something that a rollback does not take back: it is then never run twice. */
  retry?: boolean
}

/**
 * Runs `work` in one transaction; with an outer transaction given, inside that one. Where PostgreSQL ends it for
 * the sake of another one (a deadlock), `work` is run again: all that it does must be in the transaction.
 */
export async function withTransaction<T>(
  work: (tx: Tx) => Promise<T>,
  outer?: Tx,
  { retry = true }: Options = {},
): Promise<T> {
  if (outer) return work(outer)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact(work)
    } catch (error) {
      if (!retry || attempt === ATTEMPTS || !isCollision(error)) throw error
      await sleep(Math.random() * 20 * 2 ** attempt)
    }
  }
}

async function transact<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const { connect: maxWait, transaction: timeout } = LIMITS[patienceOfNow()]
  let isCommitting = false
  try {
    return await droppingAtEnd((begin) =>
      db().$transaction(
        async (tx) => {
          begin(tx)
          const result = await work(tx)
          isCommitting = true
          return result
        },
        { maxWait: maxWait + 1_000, timeout },
      ),
    )
  } catch (error) {
    throw isCommitting && isLost(error) ? unknownOutcome(error) : error
  }
}

/** P2028 is Prisma's own refusal: nothing was sent. */
const isLost = (error: unknown) => isAway(error) && !errorCodes(error).includes('P2028')

/** The connection broke after COMMIT was sent: the change may be there or not. */
const unknownOutcome = (cause: unknown) =>
  new AppError(
    'unavailable',
    'Il servizio si è interrotto mentre registrava la richiesta, e non sappiamo se è stata registrata: controlla prima di ripeterla.',
    { retryAfter: 5, cause, outcome: 'unknown' },
  )

/**
 * Breaks the connections of these kinds where they are, with what is under way on them: on a dead network it would wait
 * as long as its kind allows, which may be for ever. What asks afterwards gets new ones.
 */
export function dropConnections(...kinds: Patience[]): void {
  for (const kind of kinds) connections[kind]?.sockets.destroy()
}

/** Closes every connection; for scripts, tests and shutdown. */
export async function disconnect(): Promise<void> {
  const open = Object.values(connections)
  for (const kind of Object.keys(connections)) delete connections[kind as Patience]
  for (const current of open) {
    await current.prisma.$disconnect()
    if (!current.pool.ended) await current.pool.end()
  }
}
