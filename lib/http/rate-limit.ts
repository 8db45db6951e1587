import 'server-only'
import { isIP } from 'node:net'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { limitKeyOf } from '@/lib/core/address-key'
import { pool, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { PREPARED } from '@/lib/core/statement-name'
import { Prisma } from '@/prisma/generated/client'

/** At most `points` calls in `seconds` for each key. */
export type RateLimit = { name: string; points: number; seconds: number }

const limiters = new Map<string, RateLimiterPostgres>()

function limiter({ name, points, seconds }: RateLimit): RateLimiterPostgres {
  const key = `${name}/${points}/${seconds}`
  const found = limiters.get(key)
  if (found) return found
  const created = new RateLimiterPostgres({
    // Not the pool itself: it may be closed, and another one opened.
    storeClient: { query: (query: pg.QueryConfig) => pool().query(query) },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  })
  limiters.set(key, created)
  return created
}

/** What a limit counts by: of an address its /64, whoever counts it, since a subscriber has all of them. */
const keyOf = (key: string): string => (isIP(key) ? limitKeyOf(key) : key).slice(0, 200)

/** Counts one call of `key`; 0, or over the limit the seconds to wait. Shared by all servers. */
export async function tryConsume(limit: RateLimit, key: string): Promise<number> {
  try {
    await limiter(limit).consume(keyOf(key))
    return 0
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
  }
}

/** The 429 of a caller that has to wait; `instead` names an alternative. */
export const tooMany = (retryAfter: number, instead = ''): AppError =>
  new AppError('rate_limited', `Troppi tentativi: riprova tra ${waitText(retryAfter)}${instead}.`, {
    retryAfter,
  })

/** Counts one call of `key`; over the limit throws 429 with the seconds to wait. */
export async function consume(limit: RateLimit, key: string, instead?: string): Promise<void> {
  const wait = await tryConsume(limit, key)
  if (wait > 0) throw tooMany(wait, instead)
}

/** Throws 429 where a count that another statement has raised (`expire` in milliseconds) is over the limit. */
export function refuseOver(
  { points: most }: RateLimit,
  { points, expire }: { points: number; expire: number },
  instead?: string,
): void {
  if (points > most) throw tooMany(secondsUntil(expire), instead)
}

/** A count as the table has it. */
type Count = { points: number; expire: bigint }

/**
 * Counts one call of `key` as a part of the caller's transaction: what is rolled back was no call, and who counts the same key
 * waits for it. 0, or over the limit the seconds to wait.
 */
export async function tryConsumeIn(tx: Tx, limit: RateLimit, key: string): Promise<number> {
  const [count] = await tx.$queryRaw<Count[]>(consumeSql(limit, key))
  return waitOf(limit, count)
}

/** The same as a part of a larger statement: a `Count`, for `waitOf`. */
function consumeSql(limit: RateLimit, key: string): Prisma.Sql {
  const now = Date.now()
  return Prisma.sql`
    INSERT INTO rate_limits AS r (key, points, expire) VALUES (${limitRow(limit, key)}, 1, ${now + limit.seconds * 1000}::bigint)
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN r.expire <= ${now}::bigint THEN 1 ELSE r.points + 1 END,
      expire = CASE WHEN r.expire <= ${now}::bigint THEN EXCLUDED.expire ELSE r.expire END
    RETURNING points, expire`
}

const waitOf = ({ points }: RateLimit, count?: Count): number =>
  !count || count.points <= points ? 0 : secondsUntil(Number(count.expire))

/**
 * Counts one call of `key` as `consumeIn`, and then waits for whoever holds one of these locks (of `lockKeysOf`): in one statement,
 * which a connection parses once.
 */
export async function consumeAndLockIn(
  tx: Tx,
  limit: RateLimit,
  key: string,
  locks: readonly string[],
): Promise<void> {
  const [count] = await tx.$queryRaw<Count[]>`
    ${Prisma.raw(PREPARED)} WITH counted AS (${consumeSql(limit, key)}),
    held AS MATERIALIZED (
      SELECT pg_advisory_xact_lock(hashtext(key))::text FROM counted, unnest(${[...locks]}::text[]) AS key)
    SELECT counted.points, counted.expire FROM counted, (SELECT count(*) FROM held) AS waited`
  const wait = waitOf(limit, count)
  if (wait > 0) throw tooMany(wait)
}

/** The same; over the limit throws 429, as `consume`. */
export async function consumeIn(tx: Tx, limit: RateLimit, key: string): Promise<void> {
  const wait = await tryConsumeIn(tx, limit, key)
  if (wait > 0) throw tooMany(wait)
}

/** Takes back a call that `tryConsumeIn` counted in the same transaction, because nothing came of it. */
export async function giveBackIn(tx: Tx, limit: RateLimit, key: string): Promise<void> {
  await tx.rateLimit.update({ where: { key: limitRow(limit, key) }, data: { points: { decrement: 1 } } })
}

/** Counts one call of an address. */
export const consumeAddress = (limit: RateLimit, ip: string) => consume(limit, limitKeyOf(ip))

/** Forgets the count of `key`, for example after a successful sign-in. */
export async function forgive(limit: RateLimit, key: string): Promise<void> {
  await limiter(limit).delete(keyOf(key))
}

/** The key of a count in the table of limits, for a statement that forgives it among other things. */
export const limitRow = ({ name }: RateLimit, key: string): string => `${name}:${keyOf(key)}`

/** Takes one call of `key` back. */
export async function giveBack(limit: RateLimit, key: string): Promise<void> {
  await limiter(limit).reward(keyOf(key))
}

const secondsUntil = (expire: number): number => Math.max(1, Math.ceil((expire - Date.now()) / 1000))

function waitText(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'un secondo' : `${seconds} secondi`
  return `${Math.ceil(seconds / 60)} minuti`
}
