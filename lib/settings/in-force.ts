import type { z } from 'zod'
import { type Day, formatDay, todayInRome } from '@/lib/core/dates'
import { isReason } from '@/lib/italian/reason'

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

/**
 * Why versions must not become others: what has been shown is not written anew, and a new one begins today or later.
 * @returns null where they may
 */
export function startedStay<T extends Version>(before: readonly T[], after: readonly T[]): string | null {
  const today = todayInRome()
  const said = after.map((one) => JSON.stringify(sorted(one)))
  const gone = before.find((one) => one.dal <= today && !said.includes(JSON.stringify(sorted(one))))
  const late = after.find(({ dal }) => dal < today && !before.some((one) => one.dal === dal))
  if (gone) return `La versione del ${formatDay(gone.dal)} è già stata mostrata: aggiungine una nuova.`
  return late ? `Il ${formatDay(late.dal)} è passato: una nuova versione vale da oggi in poi.` : null
}

/** So many letters are a sentence. */
const SENTENCE_LETTERS = 20

/**
 * A rule for versions whose texts people read: each says at least a sentence, or `message` stands at it. What began before today was
 * shown, and stays.
 */
export const saySomething =
  <F extends string>(message: string, fields: readonly F[]) =>
  (versions: readonly (Version & Readonly<Record<F, string>>)[], ctx: z.RefinementCtx): void => {
    const today = todayInRome()
    for (const [at, version] of versions.entries()) {
      if (version.dal < today) continue
      for (const field of fields)
        if (!isReason(version[field], SENTENCE_LETTERS))
          ctx.addIssue({ code: 'custom', path: [at, field], message })
    }
  }

/** What is stored as JSON keeps its fields in an order of its own. */
const sorted = (version: Version) => Object.entries(version).toSorted(([a], [b]) => a.localeCompare(b))
