import 'server-only'
import { logger } from '@/lib/core/logger'

type Observation = {
  method: string
  path: string
  status: number
  startedAt: number
  requestId: string
  userId?: string
  cause?: unknown
}

/** One log line for each /v2 request; only unexpected failures carry their cause. */
export function observe({ method, path, status, startedAt, requestId, userId, cause }: Observation): void {
  const ms = Math.round(performance.now() - startedAt)
  const line = { method, path, status, ms, requestId, userId }
  if (status >= 500) logger().error({ ...line, err: cause }, 'request failed')
  else logger().info(line, 'request')
}
