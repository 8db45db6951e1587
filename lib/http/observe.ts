import 'server-only'
import client from 'prom-client'
import { logger } from '@/lib/core/logger'

const NAME = 'v2_request_seconds'

function histogram(): client.Histogram<string> {
  const existing = client.register.getSingleMetric(NAME) as client.Histogram<string> | undefined
  return (
    existing ??
    new client.Histogram({
      name: NAME,
      help: 'Duration of /v2 requests in seconds',
      labelNames: ['method', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    })
  )
}

type Observation = {
  method: string
  path: string
  status: number
  startedAt: number
  requestId: string
  userId?: string
  cause?: unknown
}

/** One log line and one measurement for each /v2 request; only unexpected failures carry their cause. */
export function observe({ method, path, status, startedAt, requestId, userId, cause }: Observation): void {
  const ms = Math.round(performance.now() - startedAt)
  histogram().observe({ method, status: String(status) }, ms / 1000)
  const line = { method, path, status, ms, requestId, userId }
  if (status >= 500) logger().error({ ...line, err: cause }, 'request failed')
  else logger().info(line, 'request')
}
