import client from 'prom-client'
import { env } from '@/lib/core/env'
import { watchWaiting } from '@/lib/storage/gauge'

const LOOPBACK = /^(?:127\.|::1$)/

/** Prometheus figures: for this machine, or with METRICS_TOKEN. `x-client-ip` is written by server.ts alone. */
export async function GET(request: Request): Promise<Response> {
  const token = env().METRICS_TOKEN
  const withToken = token !== undefined && request.headers.get('authorization') === `Bearer ${token}`
  const local = LOOPBACK.test(request.headers.get('x-client-ip') ?? '')
  if (!withToken && !local) return new Response(null, { status: 404 })
  watchWaiting()
  return new Response(await client.register.metrics(), {
    headers: { 'content-type': client.register.contentType },
  })
}
