import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { type Prisma, PrismaClient } from '@/prisma/generated/client'
import { env } from './env'

/** A transaction, or the plain client where no transaction is needed. */
export type Tx = Prisma.TransactionClient

type Connection = { pool: pg.Pool; prisma: PrismaClient }

// Hot reload evaluates modules again: the connection must survive it.
const holder = globalThis as typeof globalThis & { __connection?: Connection }

function connect(): Connection {
  const pool = new pg.Pool({
    connectionString: env().DATABASE_URL,
    max: env().DATABASE_POOL,
    connectionTimeoutMillis: 5_000,
  })
  // A server that goes away breaks idle clients; the pool replaces them at the next query.
  pool.on('error', () => undefined)
  return { pool, prisma: new PrismaClient({ adapter: new PrismaPg(pool) }) }
}

function connection(): Connection {
  holder.__connection ??= connect()
  return holder.__connection
}

/** The Prisma client, for CRUD and transactions. */
export const db = (): PrismaClient => connection().prisma

/** The `pg` pool under it, for the SQL of hot lists, reports and COPY. */
export const pool = (): pg.Pool => connection().pool

/** Runs `work` in one transaction; with an outer transaction given, inside that one. */
export function withTransaction<T>(work: (tx: Tx) => Promise<T>, outer?: Tx): Promise<T> {
  if (outer) return work(outer)
  return db().$transaction(work, { maxWait: 10_000, timeout: 20_000 })
}

/** Closes every connection; for scripts, tests and shutdown. */
export async function disconnect(): Promise<void> {
  const current = holder.__connection
  holder.__connection = undefined
  await current?.prisma.$disconnect()
  if (current && !current.pool.ended) await current.pool.end()
}
