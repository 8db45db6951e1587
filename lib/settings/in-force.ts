import type { Day } from '@/lib/core/dates'

/** A version of what a lawyer decides: from which day it holds. */
export type Version = { dal: Day }

/**
 * Of the versions of a rule the one in force on a day: the latest that has begun by then, and before the first one that first one.
 * @param versions at least one, in any order
 */
export function inForceOn<T extends Version>(versions: readonly T[], day: Day): T {
  const ordered = versions.toSorted((a, b) => a.dal.localeCompare(b.dal))
  const found = ordered.findLast(({ dal }) => dal <= day) ?? ordered[0]
  if (!found) throw new Error('a rule has at least one version')
  return found
}
