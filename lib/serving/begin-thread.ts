import { setPriority } from 'node:os'
import { consoleAsLines } from '@/lib/core/console-lines'
import { env } from '@/lib/core/env'
import { publishThread } from '@/lib/core/metrics'
import { offerMetrics } from '@/lib/core/metrics-exchange'
import { startTracing } from '@/lib/core/start-tracing'

/** Behind the site's: how many connections to the database a thread has of its own, and how far it gives way. */
type Place = { connections: number; priority: number }

/** Begins a thread that works beside the site: its log, its figures and its traces. */
export function beginThread({ connections, priority }: Place): ReturnType<typeof startTracing> {
  const settings = env()
  Object.assign(settings, { DATABASE_POOL: connections })
  consoleAsLines()
  publishThread(settings.APP_ROLE)
  offerMetrics()
  // Only Linux has priorities of single threads: elsewhere it would be that of the whole server.
  if (process.platform === 'linux') setPriority(0, priority)
  return startTracing()
}
