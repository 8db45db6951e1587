import { parentPort } from 'node:worker_threads'
import { startReadCache } from '@/lib/core/cached'
import { disconnect } from '@/lib/core/db'
import { directUrl, env } from '@/lib/core/env'
import { logger } from '@/lib/core/logger'
import { onUncaught } from '@/lib/core/uncaught'
import { isLostConnection } from '@/lib/jobs/lost-connection'
import { startWorker } from '@/lib/jobs/worker'
import { hangUp } from '@/lib/mail/transport'
import { beginThread } from './begin-thread'
import { collectAtRest } from './collect-at-rest'
import { SIGN_MS } from './jobs-thread'

/** What jobs themselves ask (the queue has connections of its own); behind whoever waits for a page. */
const PLACE = { connections: 4, priority: 8 }

/** The other end of jobs-thread.ts. */
async function run(): Promise<void> {
  onUncaught((err, origin) => {
    if (isLostConnection(err)) return logger().warn({ err, origin }, 'the worker has lost a connection')
    logger().fatal({ err, origin }, 'nobody caught an error of the jobs')
    process.exit(1)
  })
  setInterval(() => parentPort?.postMessage('here'), SIGN_MS).unref()
  const tracing = await beginThread(PLACE)
  const readCache = startReadCache(directUrl(env()))
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
