import client from 'prom-client'
import { isOperator } from '@/lib/features/health/operator'
import { watchWaiting } from '@/lib/storage/gauge'

/** Prometheus figures, for the operator alone. */
export async function GET(request: Request): Promise<Response> {
  if (!isOperator(request)) return new Response(null, { status: 404 })
  watchWaiting()
  return new Response(await client.register.metrics(), {
    headers: { 'content-type': client.register.contentType },
  })
}
