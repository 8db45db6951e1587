import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { type Prisma, PrismaClient } from '@/prisma/generated/client'
import { noting, unsayLater, writeLate } from './at-commit'
import { errorCodes, isAway, isCollision } from './db-errors'
import { connectionOptions, LIMITS, type Patience, pooledOptions, replicaOptions } from './db-limits'
import { limitTransactions } from './db-pooled'
import { countWaiting, recordOutage, watchConnections } from './db-watch'
import { directUrl, env, isBuild, isPooled } from './env'
import { AppError } from './errors'
import { refuseImpersonal } from './impersonal'
import { measurePool } from './pool-figures'
import { writing } from './read-call'
import { Sockets } from './sockets'
import { nameOfPrepared } from './statement-name'
import { traceQueries } from './trace-queries'

/** A transaction, or the plain client where no transaction is needed. */
export type Tx = Prisma.TransactionClient

type Connection = { pool: pg.Pool; prisma: PrismaClient; sockets: Sockets; unmeasure(): void }
/** Whose connections these are: of work of that patience with the primary, or of reads with the replica. */
type Of = Patience | 'replica'

/** Long work gets by with fewer connections than requests do. */
const POOL_OF_LONG_WORK = 4

// Hot reload evaluates modules again, and the server's bundles have copies of them: there is one of each all the same.
const holder = globalThis as typeof globalThis & {
  __connections?: Partial<Record<Of, Connection>>
  __patience?: AsyncLocalStorage<Patience>
  __within?: AsyncLocalStorage<Within>
  __part?: AsyncLocalStorage<Part>
  __lastWords?: Set<() => Promise<void>>
  __readingAt?: AsyncLocalStorage<Read>
}
holder.__connections ??= {}
holder.__patience ??= new AsyncLocalStorage<Patience>()
holder.__within ??= new AsyncLocalStorage<Within>()
holder.__part ??= new AsyncLocalStorage<Part>()
holder.__readingAt ??= new AsyncLocalStorage<Read>()
const [connections, patience, within] = [holder.__connections, holder.__patience, holder.__within]
holder.__lastWords ??= new Set()
const [part, read, lastWords] = [holder.__part, holder.__readingAt, holder.__lastWords]

/** Has something done before the connections are closed. */
export const beforeDisconnect = (work: () => Promise<void>): void => void lastWords.add(work)

/** Nobody waits for a page of a build, and a machine that builds is too busy to be quick: one late connection would end it all. */
const byDefault = (): Patience => (isBuild() ? 'job' : 'request')
const patienceOfNow = () => patience.getStore() ?? byDefault()

/** The transaction that everything asked meanwhile belongs to; what outlives it (a timer, a promise nobody waits for) does not. */
type Within = { tx: Tx; isOver: boolean }

/** A stretch of work that only reads, and where: see `reading` in replica.ts. What outlives it is none. */
type Read = { at: 'primary' | 'replica'; isOver: boolean }

/** The part of a transaction that this work is, how deep within others. */
type Part = { tx: Tx; depth: number }
/** How many parts of a transaction are open, one within another. */
const openParts = new WeakMap<Tx, number>()

/** The transaction that this work is part of, if there is one: see `asOneTransaction`. */
export function currentTransaction(): Tx | undefined {
  const store = within.getStore()
  return store && !store.isOver ? store.tx : undefined
}

/** Whether this is part of a stretch of work that only reads. */
export function isReading(): boolean {
  const store = read.getStore()
  return store !== undefined && !store.isOver
}

const isAtReplica = () => isReading() && read.getStore()?.at === 'replica'

/** Runs work that only reads: at the replica everything in it that asks `db()` or `pool()` asks the replica. */
export async function readAt<T>(at: Read['at'], work: () => Promise<T>): Promise<T> {
  const store = { at, isOver: false }
  try {
    return await read.run(store, work)
  } finally {
    store.isOver = true
  }
}

/** Runs what belongs to no read, whoever began it: what others will be given, too, is read from the primary. */
export const atPrimary = <T>(work: () => T): T => read.exit(work)

function connectReplica(url: string): Connection {
  const sockets = new Sockets()
  const pool = new pg.Pool({ ...replicaOptions(url), stream: sockets.create, max: env().DATABASE_POOL })
  pool.on('error', () => undefined)
  watchConnections(pool, LIMITS.replica.silence)
  const unmeasure = measurePool(pool, 'replica')
  traceQueries(pool)
  const adapter = new PrismaPg(pool, { statementNameGenerator: nameOfPrepared })
  return { pool, prisma: new PrismaClient({ adapter }), sockets, unmeasure }
}

function replica(): Connection {
  const { DATABASE_REPLICA_URL } = env()
  if (!DATABASE_REPLICA_URL) throw new Error('a read at a replica that nobody has named')
  connections.replica ??= connectReplica(DATABASE_REPLICA_URL)
  return connections.replica
}

function connect(kind: Patience): Connection {
  const settings = env()
  const { DATABASE_URL, DATABASE_POOL } = settings
  const sockets = new Sockets()
  // Commands hold locks and temporary tables, and have no limits.
  const isLent = isPooled(settings) && kind !== 'script'
  const pool = new pg.Pool({
    ...(isLent ? pooledOptions(DATABASE_URL, kind) : connectionOptions(directUrl(settings), kind)),
    stream: sockets.create,
    max: kind === 'request' ? DATABASE_POOL : Math.min(DATABASE_POOL, POOL_OF_LONG_WORK),
  })
  // A server that goes away breaks idle clients; the pool replaces them at the next query.
  pool.on('error', () => undefined)
  watchConnections(pool, LIMITS[kind].silence)
  if (LIMITS[kind].silence > 0) countWaiting(pool, LIMITS[kind].silence)
  recordOutage(pool)
  if (isLent) limitTransactions(pool, LIMITS[kind])
  const unmeasure = measurePool(pool, kind)
  traceQueries(pool)
  const adapter = new PrismaPg(pool, { statementNameGenerator: nameOfPrepared })
  return { pool, prisma: new PrismaClient({ adapter }), sockets, unmeasure }
}

function connection(): Connection {
  refuseImpersonal('the database')
  if (isAtReplica()) return replica()
  const kind = patienceOfNow()
  connections[kind] ??= connect(kind)
  return connections[kind]
}

/** Prisma, for CRUD: within `asOneTransaction` that transaction, otherwise whichever connection is free. */
export const db = (): Tx => currentTransaction() ?? client()

/** The Prisma client itself, for transactions that are not `withTransaction`: those that only read, and say so. */
export const client = (): PrismaClient => connection().prisma

/**
 * The `pg` pool under it, for the SQL of hot lists, reports and COPY. Not within `asOneTransaction`: it would see nothing of
 * what that has written, and calls that each hold a connection and wait for another one wait for ever.
 */
export function pool(): pg.Pool {
  if (currentTransaction() && env().NODE_ENV !== 'production')
    throw new Error('SQL of its own within a call that is one transaction: use db(), or `prepare`')
  return connection().pool
}

/**
 * Runs long work: everything in it that asks the database waits longer than a request may, on connections of its
 * own, so that it takes none from those who wait for a page.
 */
export const withDbLimits = <T>(kind: Patience, work: () => T): T =>
  atPrimary(() => within.exit(() => patience.run(kind, work)))

/** What a transaction that collided with another one is worth trying again. */
const ATTEMPTS = 4

type Options = {
  /** False when `work` does something that a rollback does not take back: it is then never run twice. */
  retry?: boolean
}

/**
 * Runs `work` in one transaction; with an outer transaction given, inside that one. Where PostgreSQL ends it for
 * the sake of another one (a deadlock), `work` is run again: all that it does must be in the transaction. Within
 * `asOneTransaction` it is a part of that one, which a failure takes back alone.
 */
export async function withTransaction<T>(
  work: (tx: Tx) => Promise<T>,
  outer?: Tx,
  { retry = true }: Options = {},
): Promise<T> {
  if (outer) return work(outer)
  const current = currentTransaction()
  if (current) return withSavepoint(current, () => work(current))
  if (isReading() && env().NODE_ENV !== 'production')
    throw new Error('A transaction that may write, within work that only reads and may be done twice')
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact(work)
    } catch (error) {
      if (!retry || attempt === ATTEMPTS || !isCollision(error)) throw error
      await sleep(Math.random() * 20 * 2 ** attempt)
    }
  }
}

/**
 * Runs `work` so that everything in it that asks `db()` or `withTransaction()` is part of this transaction, however deep: it
 * takes no other connection, and all that it writes is there or none of it.
 */
export async function asOneTransaction<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const store = { tx, isOver: false }
  try {
    return await within.run(store, work)
  } finally {
    store.isOver = true
  }
}

/**
 * A part of a transaction that fails alone: what it has written is taken back, and the rest goes on. Parts lie within each other
 * or come one after the other: of two at once, one would take back what the other has written.
 */
export async function withSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const around = part.getStore()
  const depth = around?.tx === tx ? around.depth : 0
  if ((openParts.get(tx) ?? 0) !== depth)
    throw new Error('Two parts of a transaction at once: await the first one before the second begins')
  openParts.set(tx, depth + 1)
  try {
    return await part.run({ tx, depth: depth + 1 }, () => savepoint(tx, work))
  } finally {
    openParts.set(tx, depth)
  }
}

async function savepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.$executeRaw`SAVEPOINT part`
  const unsay = unsayLater(tx)
  try {
    const result = await work()
    await tx.$executeRaw`RELEASE SAVEPOINT part`
    return result
  } catch (error) {
    // After these there is nothing left to go back to.
    if (!isCollision(error) && !isAway(error)) {
      await tx.$executeRaw`ROLLBACK TO SAVEPOINT part`
      unsay()
      // It would hide the one around it, which has the same name.
      await tx.$executeRaw`RELEASE SAVEPOINT part`
    }
    throw error
  }
}

async function transact<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const { connect: maxWait, transaction: timeout } = LIMITS[patienceOfNow()]
  let isCommitting = false
  try {
    return await atPrimary(() =>
      noting((begin) =>
        client().$transaction(
          async (tx) => {
            begin(tx)
            const result = await writing(() => work(tx))
            await writeLate(tx)
            isCommitting = true
            return result
          },
          { maxWait: maxWait + 1_000, timeout },
        ),
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
export function dropConnections(...kinds: Of[]): void {
  for (const kind of kinds) connections[kind]?.sockets.destroy()
}

/** Closes every connection; for scripts, tests and shutdown. */
export async function disconnect(): Promise<void> {
  for (const work of lastWords) await work()
  const open = Object.values(connections)
  for (const kind of Object.keys(connections)) delete connections[kind as Of]
  for (const current of open) {
    current.unmeasure()
    await current.prisma.$disconnect()
    if (!current.pool.ended) await current.pool.end()
  }
}
