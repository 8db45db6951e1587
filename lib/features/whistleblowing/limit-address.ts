import 'server-only'
import { createHmac } from 'node:crypto'
import { keyFor } from '@/lib/auth/keys'
import { limitKeyOf } from '@/lib/core/address-key'
import { dayOf } from '@/lib/core/dates'
import { addressLimit } from '@/lib/http/form-limits'
import { consume, type RateLimit } from '@/lib/http/rate-limit'

/** Nobody says who they are, so that only the address can count: that of a whole office, which is where people report from. */
export const REPORT_LIMIT = addressLimit('segnala')
export const FOLLOW_LIMIT = addressLimit('segui')

/**
 * Counts calls without writing down who makes them: the table of limits holds a digest of the address that nobody
 * can reverse and that changes every day, and only until its window ends.
 */
export async function limitAddress(limit: RateLimit, ip: string): Promise<void> {
  const counted = `${dayOf(new Date())}\n${limitKeyOf(ip)}`
  const digest = createHmac('sha256', keyFor('whistle-address')).update(counted)
  await consume(limit, digest.digest('base64url'))
}
