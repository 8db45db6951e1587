import { fold } from './text'

/**
 * Something that a question asks for, in every way in which it may stand there: one of them is enough, and of that one all parts must
 * be there. `[['347', '111'], ['347111']]`: both groups of figures, or the two written as one. The parts are folded.
 */
export type Term = readonly (readonly string[])[]

/** Figures with what people write between those of a telephone; what is part of a word is not taken out of it. */
const FIGURES = /(?<!\S)(?:\+ ?)?[(\d][\d\s().,/\\-]*\d\)?(?!\S)/gu
/** Below so many figures, groups are numbers of their own: "rossi 1 2". */
const FEWEST_FIGURES = 3
/** Italian numbers from their first figure on: mobiles, landlines, numbers for free or at a fee. */
const ITALIAN = /^(?:3\d{8,9}|0\d{5,10}|8\d{8,9})$/
/** With 39 or 0039 in front, as a telephone stands in a list of contacts. */
const WITH_COUNTRY = /^(?:00|\+)?39(?=[038])(\d{6,11})$/

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** What a question asks for. A telephone is understood however it is written, a code with its dash or without. */
export function searchTerms(question: string): Term[] {
  const text = fold(question)
  const terms: Term[] = []
  let from = 0
  for (const { 0: figures, index } of text.matchAll(FIGURES)) {
    terms.push(...wordsOf(text.slice(from, index)).map(wordTerm), ...figureTerms(figures))
    from = index + figures.length
  }
  return [...terms, ...wordsOf(text.slice(from)).map(wordTerm)]
}

/** The figures of a telephone, of a part of one, or of several numbers beside each other: nobody says which. */
function figureTerms(written: string): Term[] {
  const words = wordsOf(written)
  const joined = written.replace(/[^\d+]/g, '')
  const [, national] = WITH_COUNTRY.exec(joined) ?? []
  const figures = national ?? joined.replace(/^\+|^00(?=[1-9])/, '')
  if (figures.length < FEWEST_FIGURES) return words.map(wordTerm)
  const isPhone = national !== undefined || (words.length > 1 && ITALIAN.test(figures))
  if (isPhone || words[0] === figures) return [[[figures]]]
  const asWritten: Term = words.length === 1 ? words.map((word) => [word]) : [words]
  return [[...asWritten, [figures]]]
}

/** The letters and figures of a code after its dash. */
const REST = '([a-z\\d]{1,10})'
/** A code without its dash: "p24k7qm", "24k7"; what comes before the dash is a letter and two figures, or the end of them. */
const CODES = [`([a-z]\\d\\d)${REST}`, `(\\d\\d)${REST}`, `(\\d)${REST}`].map(
  (code) => new RegExp(`^${code}$`),
)

function wordTerm(word: string): Term {
  const plain = word.replaceAll('-', '')
  if (!/\d/.test(plain) || !/[a-z]/.test(plain)) return [[word]]
  const codes = CODES.flatMap((code) => {
    const [, start, rest] = code.exec(plain) ?? []
    return start && rest ? [`${start}-${rest}`] : []
  })
  // A code that is written as it should be is looked for as it is.
  return codes.includes(word) ? [[word]] : [word, ...codes].map((one) => [one])
}

/** Whether a text holds what is asked for; for lists that are searched in the browser. */
export function holds(question: string): (text: string) => boolean {
  const terms = searchTerms(question)
  return (text) => {
    const folded = fold(text)
    const bare = folded.replace(/(?<=\d)[\s().,/\\-]+(?=\d)/g, '')
    const isThere = (part: string) => folded.includes(part) || bare.includes(part)
    return terms.every((term) => term.some((parts) => parts.every(isThere)))
  }
}
