import { fold } from '@/lib/core/text'
import { plainText } from './highlight-html'

/** Words that questions are made of, whatever they are about. */
const STOP = new Set(
  (
    'al ai alla alle agli allo anche che chi ci con come cosa cui da dai dal dalla dalle dei del dell della delle dello degli di dove dopo ' +
    'due ed essere fa far fare faccio gli ha hai hanno ho il in io la le lo loro lui lei ma me mi mia mie miei mio ne nei nel nell nella nelle ' +
    'noi non nostra nostro o per perche piu po poi posso possiamo puo prima qual quale quali quando quanta quante quanti quanto quel quella ' +
    'quello questa queste questi questo se sei si sia sono su sua sue sui sul sulla suo suoi ti tra fra tu tua tue tuo tuoi un una uno va ' +
    'vanno ve vi viene vengono vorrei voglio'
  ).split(' '),
)
const SHORTEST = 2
const MOST = 8

const wordsIn = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST)

/** What singular and plural have in common: "pratica", "pratiche" → "pratic". */
const stemOf = (word: string): string => word.replace(/(?<=.{3})h?[aeiou]+$/, '')

/** The words of a search that tell, without their endings; where none tells, those that are there. */
export function searchWords(text: string): string[] {
  const words = wordsIn(text)
  const telling = words.filter((word) => !STOP.has(word))
  return [...new Set((telling.length > 0 ? telling : words).map(stemOf))].slice(0, MOST)
}

export type Question = { domanda: string; risposta: string }

/** How much a word says of a question, by where it stands. */
const WEIGHTS = { domanda: 4, categoria: 2, risposta: 1 }

function weightOf(word: string, places: Record<keyof typeof WEIGHTS, readonly string[]>): number {
  const stands = (tokens: readonly string[]) =>
    tokens.some((token) => token === word || (word.length > SHORTEST && token.startsWith(word)))
  return (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).reduce(
    (sum, place) => sum + (stands(places[place]) ? WEIGHTS[place] : 0),
    0,
  )
}

/**
 * The questions that hold every word, in themselves, in their category's name or in their answer; where none does, those that hold
 * at least half of them. Those that say most of them come first.
 */
export function ranked<T extends Question>(
  questions: readonly T[],
  words: readonly string[],
  categoryOf: (question: T) => string,
): T[] {
  if (words.length === 0) return [...questions]
  const found = questions.map((question) => {
    const places = {
      domanda: wordsIn(question.domanda).map(stemOf),
      categoria: wordsIn(categoryOf(question)).map(stemOf),
      risposta: wordsIn(plainText(question.risposta)).map(stemOf),
    }
    const weights = words.map((word) => weightOf(word, places)).filter((weight) => weight > 0)
    return { question, held: weights.length, weight: weights.reduce((sum, one) => sum + one, 0) }
  })
  const needed = found.some(({ held }) => held === words.length) ? words.length : Math.ceil(words.length / 2)
  return found
    .filter(({ held }) => held >= needed)
    .toSorted((a, b) => b.held - a.held || b.weight - a.weight)
    .map(({ question }) => question)
}
