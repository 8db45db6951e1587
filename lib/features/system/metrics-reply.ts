import 'server-only'
import client from 'prom-client'
import { metricsOfAll } from '@/lib/core/metrics-exchange'
import { isOperator } from '@/lib/features/system/health/operator'
import { watchFigures } from './watch-figures'

/** Prometheus figures of this process and of what it depends on, for the operator alone. */
export async function metricsReply(request: Request): Promise<Response> {
  if (!isOperator(request)) return new Response(null, { status: 404 })
  watchFigures()
  return new Response(await metricsOfAll(), {
    headers: { 'content-type': client.register.contentType },
  })
}
