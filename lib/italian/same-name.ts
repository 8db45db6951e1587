import { fold } from '@/lib/core/text'

/** An apostrophe stands for an accent, or between two words: neither is a letter. */
const wordsOf = (name: string): string[] => fold(name).match(/[\p{L}\d]+/gu) ?? []
const words = (name: string) => wordsOf(name).toSorted().join(' ')

/** Whether two names are one, in whichever order and with whichever accents and capitals they were written. */
export const isSameName = (one: string, other: string): boolean => words(one) === words(other)

/** Whether all words of one of two names, two at least, are words of the other: who has a second name does not write it everywhere. */
export function isNameWithin(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length)
  return shorter.length >= Math.min(2, longer.length) && shorter.every((word) => longer.includes(word))
}
