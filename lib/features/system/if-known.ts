import 'server-only'
import { logger } from '@/lib/core/logger'

/** Longer than anything here takes where all is well. */
const PATIENCE_MS = 3_000

/** What can be learnt within the time; null where the database, or whatever is asked, does not answer. */
export async function ifKnown<T>(asked: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS)
  })
  const known = asked.catch((err: unknown) => {
    logger().warn({ err }, 'a figure of the system is missing')
    return null
  })
  return Promise.race([known, late]).finally(() => clearTimeout(timer))
}
