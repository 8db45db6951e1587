import type { Stretch } from '@/components/markup/highlight'
import { fold } from '@/lib/core/text'

const WORD = /(\p{L}[\p{L}\p{N}]*)/u

/** A text cut at the words that begin as one of the stems that were looked for: each is marked whole, with its ending. */
export const wordMarks = (text: string, stems: readonly string[]): Stretch[] =>
  text
    .split(WORD)
    .map((part, at) => ({
      text: part,
      found: at % 2 === 1 && stems.some((stem) => fold(part).startsWith(stem)),
    }))
    .filter((part) => part.text !== '')
