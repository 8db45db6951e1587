import { AppError } from './errors'
import { numberText } from './number-text'

/** Lists and objects within each other that a body may have: the deepest that anything of ours has are nine. */
export const MOST_LEVELS = 20
/** Values and names in one body: the largest table of rates has some 20,000. */
export const MOST_VALUES = 60_000

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a]
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/**
 * The value of a text in JSON from outside. How deep it is and how much it holds is counted in the text, before there is a
 * value: what looks at one goes into it level by level, and longer the more there is.
 * @throws 400 for what is no JSON or too deep, 413 for what holds too much
 */
export function readJson(text: string): unknown {
  const { levels, values } = measure(text)
  if (levels > MOST_LEVELS)
    throw new AppError(
      'malformed',
      `La richiesta ha troppi livelli, uno dentro l’altro: al massimo ${MOST_LEVELS}.`,
    )
  if (values > MOST_VALUES)
    throw new AppError(
      'too_large',
      `La richiesta contiene troppi valori: al massimo ${numberText(MOST_VALUES)}.`,
    )
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('malformed', 'Il corpo della richiesta non è JSON valido.')
  }
}

/** Of a text that may be JSON: the levels of its brackets, and how many values and names it separates. */
function measure(text: string): { levels: number; values: number } {
  let [levels, depth, values, isText] = [0, 0, 1, false]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isText) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE) isText = false
    } else if (code === QUOTE) isText = true
    else if (code === COMMA || code === COLON) values += 1
    else if (OPENING.has(code)) {
      depth += 1
      if (depth > levels) levels = depth
      if (levels > MOST_LEVELS) break
    } else if (CLOSING.has(code)) depth -= 1
  }
  return { levels, values }
}
