import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 500
const PATIENCE_MS = 120_000

/**
 * Writes down what has been done outside and cannot be undone: a database that is away for a while must not make
 * it be done again. The last failure is thrown.
 */
export async function keepTrying<T>(write: () => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (Date.now() > end) throw error
      await sleep(PAUSE_MS)
    }
  }
}
