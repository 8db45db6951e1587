import { dayOf } from '@/lib/core/dates'
import type { Period, TextVersion } from './types'

/** A version of something, from the instant at which it was written. */
export type Written = { at: Date; corpo: string }

/**
 * Of the versions of one text those that were in force on some day of a period: the last that was written before it begins, and those
 * of its days. Of several of one day the last one is what the day ended with; the others were shown, too, and stay.
 * @param written in the order of time
 */
export function versionsIn(
  written: readonly Written[],
  { dal, al }: Period,
  text: Pick<TextVersion, 'testo' | 'formato'>,
): TextVersion[] {
  const dated = written.map(({ at, corpo }) => ({ dal: dayOf(at), corpo }))
  const before = dated.filter((one) => one.dal < dal).at(-1)
  const within = dated.filter((one) => one.dal >= dal && one.dal <= al)
  // What was replaced on the first day was still in force when it began.
  return [...(before ? [before] : []), ...within].map((one) => ({ ...text, ...one }))
}
