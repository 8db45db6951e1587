import client from 'prom-client'
import { metricsOfAll } from '@/lib/core/metrics-exchange'
import { isOperator } from '@/lib/features/health/operator'
import { watchWaiting } from '@/lib/storage/gauge'

/** Prometheus figures, for the operator alone. */
export async function GET(request: Request): Promise<Response> {
  if (!isOperator(request)) return new Response(null, { status: 404 })
  watchWaiting()
  return new Response(await metricsOfAll(), {
    headers: { 'content-type': client.register.contentType },
  })
}
