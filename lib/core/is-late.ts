import { setTimeout as sleep } from 'node:timers/promises'

/** Resolves when something has ended, with false, or takes longer than that, with true. */
export async function isLate(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const patience = new AbortController()
  const late = sleep(milliseconds, true, { signal: patience.signal }).catch(() => true)
  return Promise.race([work.then(() => false), late]).finally(() => patience.abort())
}
