import { z } from 'zod'
import { type NumberKind, type NumberOptions, readNumber } from './numbers'

/** A figure of an address, where everything is text: read as everywhere, «15.000» as money is 15000; `schema` refuses what cannot be. */
export const figureInQuery = <S extends z.ZodType<number>>(
  kind: NumberKind,
  schema: S,
  options?: NumberOptions,
) =>
  z.preprocess(
    (text) => (typeof text === 'string' ? (readNumber(text, kind, options).value ?? text) : text),
    schema,
  )

/** How many rows a page may have at most. */
const MOST = 200

/** How many rows a page is to have. */
export function pageLimit(usual: number, most = MOST) {
  const words = `Un numero da 1 a ${most}.`
  return figureInQuery('count', z.int(words).min(1, words).max(most, words)).default(usual)
}
