import 'server-only'
import { once } from 'node:events'
import { disconnect } from '@/lib/core/db'
import { logger } from '@/lib/core/logger'
import { onUncaught } from '@/lib/core/uncaught'
import { isLostConnection } from './lost-connection'
import { startWorker } from './worker'

/**
 * Does the jobs of the queue in a process that does nothing else, until it is told to end. An error that nobody has
 * caught ends it in the same order, unless only a connection was lost: jobs are given back, connections closed. Resolves with the exit code.
 */
export async function workAlone(onReady: () => void): Promise<number> {
  const failed = new Promise<number>((resolve) => {
    onUncaught((err, origin) => {
      if (isLostConnection(err)) return logger().warn({ err, origin }, 'the worker has lost a connection')
      logger().fatal({ err, origin }, 'nobody caught an error of the worker')
      resolve(1)
    })
  })
  const worker = await startWorker()
  const told = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  onReady()
  const code = await Promise.race([told.then(() => 0), failed])
  await worker.stop()
  await disconnect()
  return code
}
