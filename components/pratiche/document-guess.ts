import { fold } from '@/lib/core/text'
import type { Documento } from './document-words'

/** Words that say nothing of a document. */
const EMPTY = new Set([
  'della',
  'delle',
  'degli',
  'ultima',
  'ultime',
  'ultimi',
  'corso',
  'documento',
  'documenti',
])

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => (word.length > 3 || word === 'cu' || word === '730') && !EMPTY.has(word))

/** "busta_paga_marzo.pdf" → the document that shares most words with it; null where none, or two as well as each other. */
export function guessDocument(name: string, documenti: readonly Pick<Documento, '_id' | 'nome' | 'tipo'>[]) {
  const words = wordsOf(name.replace(/\.\w+$/, ''))
  const stems = (text: string) => wordsOf(text).map((word) => word.slice(0, 4))
  const scored = documenti.map(({ _id, nome, tipo }) => {
    const known = new Set(stems(`${nome} ${tipo}`))
    return { _id, score: words.filter((word) => known.has(word.slice(0, 4))).length }
  })
  const [best, second] = scored.toSorted((a, b) => b.score - a.score)
  return best && best.score > 0 && best.score !== second?.score ? best._id : null
}
