import { wordMarks } from './word-marks'

/** Tags and entities: what stands between them is text. */
const MARKUP = /(<[^>]*>|&[#\w]+;)/

/** A sanitised text with the words that were looked for marked; its markup stays as it is. */
export function highlightHtml(html: string, words: readonly string[]): string {
  if (words.length === 0) return html
  return html
    .split(MARKUP)
    .map((piece, at) => (at % 2 === 1 ? piece : marked(piece, words)))
    .join('')
}

const marked = (text: string, words: readonly string[]) =>
  wordMarks(text, words)
    .map((one) => (one.found ? `<mark>${one.text}</mark>` : one.text))
    .join('')

/** What a text says, without its markup. */
export const plainText = (html: string): string => html.replace(/<[^>]+>|&nbsp;/g, ' ')
