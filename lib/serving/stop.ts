import { logger } from '@/lib/core/logger'
import { onUncaught } from '@/lib/core/uncaught'

export type Stoppable = { name: string; stop(): Promise<unknown> }

/** What still hangs then is left behind. */
const LAST_MS = 45_000

/**
 * Ends the process in order, once: on a signal with status 0, after a failure with 1. `stops` may grow until then;
 * nothing is taken away from what still uses it.
 */
export function stopInOrder(stops: readonly Stoppable[], end = process.exit): (status: number) => void {
  let isStopping = false
  return async (status) => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => {
      logger().error('stopped without waiting any longer')
      end(1)
    }, LAST_MS).unref()
    for (const { name, stop } of stops) {
      await stop().catch((err) => logger().error({ err }, `could not stop: ${name}`))
    }
    end(status)
  }
}

/** Signals, the end of whoever started us, and errors that nobody has caught. */
export function stopWhenTold(stop: (status: number) => void): void {
  process.on('SIGTERM', () => stop(0))
  process.on('disconnect', () => stop(0))
  // Ctrl-C reaches the whole terminal group; below a supervisor, it is the supervisor that decides the order.
  process.on('SIGINT', () => (process.connected ? undefined : stop(0)))
  onUncaught((err, origin) => {
    logger().fatal({ err, origin }, 'nobody caught an error: the server stops')
    stop(1)
  })
}
