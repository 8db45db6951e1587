import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/core/env'

const LOOPBACK = /^(?:127\.|::1$)/

function isBearer(token: string | undefined, headers: Headers): boolean {
  const given = Buffer.from(headers.get('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return token !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted)
}

/**
 * Whoever runs the server: this machine, or somebody with METRICS_TOKEN or INTERNAL_TOKEN. The listener alone writes
 * `x-client-ip`.
 */
export function isOperator({ headers }: Request): boolean {
  const { METRICS_TOKEN, INTERNAL_TOKEN } = env()
  const isLocal = LOOPBACK.test(headers.get('x-client-ip') ?? '')
  return isLocal || isBearer(METRICS_TOKEN, headers) || isBearer(INTERNAL_TOKEN, headers)
}
