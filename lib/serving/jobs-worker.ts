import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { startReadCache } from '@/lib/core/cached'
import { consoleAsLines } from '@/lib/core/console-lines'
import { disconnect } from '@/lib/core/db'
import { directUrl, env } from '@/lib/core/env'
import { logger } from '@/lib/core/logger'
import { publishThread } from '@/lib/core/metrics'
import { offerMetrics } from '@/lib/core/metrics-exchange'
import { startTracing } from '@/lib/core/start-tracing'
import { startWorker } from '@/lib/jobs/worker'
import { hangUp } from '@/lib/mail/transport'
import { collectAtRest } from './collect-at-rest'
import { SIGN_MS } from './jobs-thread'

/** What jobs themselves ask; the queue has connections of its own. */
const CONNECTIONS = 4
/** Behind whoever waits for a page. */
const PRIORITY = 8

/** The other end of jobs-thread.ts. */
async function run(): Promise<void> {
  const settings = env()
  setInterval(() => parentPort?.postMessage('here'), SIGN_MS).unref()
  consoleAsLines()
  const tracing = await startTracing()
  publishThread(settings.APP_ROLE)
  offerMetrics()
  Object.assign(settings, { DATABASE_POOL: CONNECTIONS })
  // Only Linux has priorities of single threads: elsewhere it would be that of the whole server.
  if (process.platform === 'linux') setPriority(0, PRIORITY)
  const readCache = startReadCache(directUrl(settings))
  const worker = await startWorker()
  collectAtRest()
  parentPort?.on('message', async (told) => {
    if (told !== 'end') return
    for (const end of [
      () => worker.stop(),
      () => readCache.close(),
      disconnect,
      async () => hangUp(),
      tracing.close,
    ])
      await end().catch((err: unknown) => logger().error({ err }, 'the jobs did not end in order'))
    parentPort?.postMessage('ended')
  })
}

run().catch((err: unknown) => {
  logger().error({ err }, 'the thread of the jobs did not start')
  process.exit(1)
})
