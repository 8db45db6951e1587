import 'server-only'
import type { Where } from './types'

/*
 * How many rows a long list has is read again and again while it hardly changes, and counting ten thousand entries of an index costs
 * more than reading the page. A number alone is held, of lists that are long, for those who see every row.
 */

/** Up to here people count for themselves: whoever adds a row sees one more. */
const SHORT = 1_000
const LIFE_MS = 5_000

type Total = { counted: number; until: number }
const totals = new Map<string, Total>()

/** Whether a list is asked for as it opens, or further on, by somebody who sees all of it. */
export const isWhole = (conditions: readonly Where[]): boolean => conditions.every(isEmpty)

const isEmpty = (where: Where): boolean =>
  Object.entries(where).every(([key, value]) => key === 'AND' && Array.isArray(value) && value.every(isEmpty))

/** What was counted a moment ago. */
export function cachedTotal(path: string, now = Date.now()): number | undefined {
  const found = totals.get(path)
  return found && found.until > now ? found.counted : undefined
}

export function cacheTotal(path: string, counted: number, now = Date.now()): void {
  if (counted > SHORT) totals.set(path, { counted, until: now + LIFE_MS })
  else totals.delete(path)
}
