import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/core/env'

function isBearer(token: string | undefined, headers: Headers): boolean {
  const given = Buffer.from(headers.get('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return token !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted)
}

/**
 * The operator of the server, as METRICS_TOKEN or INTERNAL_TOKEN shows. The address says nothing: behind a proxy on the same
 * machine everybody comes from it.
 */
export function isOperator({ headers }: Request): boolean {
  const { METRICS_TOKEN, INTERNAL_TOKEN } = env()
  return isBearer(METRICS_TOKEN, headers) || isBearer(INTERNAL_TOKEN, headers)
}
