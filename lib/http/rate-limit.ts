import 'server-only'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { limitKeyOf } from '@/lib/core/address-key'
import { pool } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'

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

/** Counts one call of `key`; over the limit throws 429 with the seconds to wait. Shared by all servers. */
export async function consume(limit: RateLimit, key: string): Promise<void> {
  try {
    await limiter(limit).consume(key.slice(0, 200))
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    throw new AppError('rate_limited', `Troppi tentativi: riprova tra ${waitText(retryAfter)}.`, {
      retryAfter,
    })
  }
}

/** Counts one call of an address. */
export const consumeAddress = (limit: RateLimit, ip: string) => consume(limit, limitKeyOf(ip))

/** Forgets the count of `key`, for example after a successful sign-in. */
export async function forgive(limit: RateLimit, key: string): Promise<void> {
  await limiter(limit).delete(key.slice(0, 200))
}

function waitText(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'un secondo' : `${seconds} secondi`
  return `${Math.ceil(seconds / 60)} minuti`
}
