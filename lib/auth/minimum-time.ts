import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Takes `ms`, or on a busy machine a multiple of it, whether the work succeeds, fails or has nothing to do, so that
 * time tells nothing.
 */
export async function withMinimumTime<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const [result] = await Promise.allSettled([work()])
  const taken = performance.now() - start
  await sleep(Math.ceil(taken / ms) * ms - taken)
  if (result.status === 'rejected') throw result.reason
  return result.value
}
