import 'server-only'
import { createHmac } from 'node:crypto'
import { keyFor } from '@/lib/auth/keys'
import { limitKeyOf } from '@/lib/core/address-key'
import { dayOf } from '@/lib/core/dates'
import { consume, type RateLimit } from '@/lib/http/rate-limit'

export const REPORT_LIMIT = { name: 'segnala', points: 6, seconds: 600 }
export const FOLLOW_LIMIT = { name: 'segui', points: 60, seconds: 600 }

/**
 * Counts calls without writing down who makes them: the table of limits holds a digest of the address that nobody
 * can reverse and that changes every day, and only until its window ends.
 */
export async function limitAddress(limit: RateLimit, ip: string): Promise<void> {
  const counted = `${dayOf(new Date())}\n${limitKeyOf(ip)}`
  const digest = createHmac('sha256', keyFor('whistle-address')).update(counted)
  await consume(limit, digest.digest('base64url'))
}
