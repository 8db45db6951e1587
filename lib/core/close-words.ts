import type { Term } from './search-words'

/** Shorter words are one letter away from too many others. */
const SHORTEST = 4
const LONGEST = 24
/** A question of more words is no name. */
const MOST_WORDS = 6
/** How many other questions are proposed. */
const PROPOSED = 3

const NAME = /^\p{L}[\p{L}']*$/u

/** Whether a word can be a name with one letter wrong: it has letters only, and enough of them. */
export const mayBeMisspelt = (word: string): boolean =>
  word.length >= SHORTEST && word.length <= LONGEST && NAME.test(word)

/** The word with one letter changed, left out, put in, or put before its neighbour; as the middle of a regular expression. */
function variants(word: string): string {
  const letters = [...word]
  const at = (from: number, to?: number) => letters.slice(from, to).join('')
  const changed = letters.map((_, i) => `${at(0, i)}[^ ]?${at(i + 1)}`)
  const longer = [...letters, ''].map((_, i) => `${at(0, i)}[^ ]${at(i)}`)
  const swapped = letters.slice(1).map((letter, i) => `${at(0, i)}${letter}${letters[i]}${at(i + 2)}`)
  return [...changed, ...longer, ...swapped].join('|')
}

/**
 * A word of its own that is at most one letter away from this one. PostgreSQL takes the trigrams of each variant from it, so that an index
 * of trigrams finds the rows; with anything but a space as the border of a word it would look at every row.
 */
export const closePattern = (word: string): string => `(^| )(${variants(word)})( |$)`

/** The word of a term that has only one way of being there. */
function plainWord(term: Term): string {
  const [parts, ...others] = term
  return parts?.length === 1 && others.length === 0 ? (parts[0] ?? '') : ''
}

/** Of each term, the word that may be misspelt; null where there is none in the whole question. */
export function misspellable(terms: readonly Term[]): (string | null)[] | null {
  if (terms.length > MOST_WORDS) return null
  const words = terms.map(plainWord).map((word) => (mayBeMisspelt(word) ? word : null))
  return words.some(Boolean) ? words : null
}

export type Correction = {
  /** What is looked for in place of the question. */
  terms: Term[]
  /** The questions that this stands for, the likeliest first. */
  questions: string[]
}

/**
 * What somebody may have meant who found nothing, from texts that come close. Of several words that are one letter away, those with the
 * same first letter, which is seldom the wrong one, come first, then those that more texts have.
 */
export function correctionOf(terms: readonly Term[], texts: readonly string[]): Correction | null {
  const words = misspellable(terms)
  if (!words) return null
  const patterns = words.map((word) => word && new RegExp(`(?<=^| )(?:${variants(word)})(?= |$)`, 'gu'))
  const found = new Map<string, { words: string[]; times: number }>()
  for (const text of texts) {
    const spelt = words.map((word, at) => speltIn(text, word, patterns[at] || null, terms[at] ?? []))
    if (!spelt.every((one) => one !== undefined)) continue
    const question = spelt.join(' ')
    found.set(question, { words: spelt, times: (found.get(question)?.times ?? 0) + 1 })
  }
  const begins = ({ words: spelt }: { words: string[] }) =>
    spelt.filter((one, at) => one.charAt(0) === words[at]?.charAt(0)).length
  const best = [...found.values()]
    .toSorted((a, b) => begins(b) - begins(a) || b.times - a.times)
    .slice(0, PROPOSED)
  if (best.length === 0) return null
  return {
    questions: best.map((one) => one.words.join(' ')),
    terms: terms.map((term, at) =>
      words[at] ? [...new Set(best.map((one) => one.words[at] ?? ''))].map((word) => [word]) : term,
    ),
  }
}

/** How a text spells a word of the question: as it was asked, or one letter away. */
function speltIn(text: string, word: string | null, pattern: RegExp | null, term: Term): string | undefined {
  if (!word || !pattern) return term[0]?.join(' ')
  if (text.includes(word)) return word
  const spellings = [...text.matchAll(pattern)].map(([spelling]) => spelling)
  return spellings.find((spelling) => NAME.test(spelling))
}
