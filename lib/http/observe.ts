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

/** Who reads the log is not to know that these were called (D.Lgs. 231/2007, art. 39); that one has failed is told without its author. */
const UNTOLD = /^\/v2\/sospetti(?:\/|$)/

/** One log line for each /v2 request; only unexpected failures carry their cause. */
export function observe({ method, path, status, startedAt, requestId, userId, cause }: Observation): void {
  const isUntold = UNTOLD.test(path)
  if (isUntold && status < 500) return
  const ms = Math.round(performance.now() - startedAt)
  const line = { method, path, status, ms, requestId, userId: isUntold ? undefined : userId }
  if (status >= 500) logger().error({ ...line, err: cause }, 'request failed')
  else logger().info(line, 'request')
}
