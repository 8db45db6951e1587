import { setTimeout as sleep } from 'node:timers/promises'

/** Takes at least `ms` whether the work succeeds, fails or has nothing to do, so that time tells nothing. */
export async function evenTime<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), sleep(ms)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
