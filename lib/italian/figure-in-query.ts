import { z } from 'zod'
import { type NumberKind, type NumberOptions, readNumber } from './numbers'

/**
 * A figure of an address, where everything is text: read as everywhere, «15.000» as money is 15000. What cannot be read is refused in
 * the reader's own words, with both readings where there are two; `schema` judges the number.
 */
export const figureInQuery = <S extends z.ZodType<number>>(
  kind: NumberKind,
  schema: S,
  options?: NumberOptions,
) =>
  z.preprocess((text, ctx) => {
    if (typeof text !== 'string') return text
    const { value, problem } = readNumber(text, kind, options)
    if (value !== undefined) return value
    ctx.addIssue({ code: 'custom', message: problem })
    return z.NEVER
  }, schema)

/** How many rows a page may have at most. */
const MOST = 200

/** How many rows a page is to have. */
export function pageLimit(usual: number, most = MOST) {
  const takes = `Un numero da 1 a ${most}.`
  const schema = z.int(takes).min(1, takes).max(most, takes)
  return figureInQuery('count', schema, { takes }).default(usual)
}

/** The number of a thing among those that are counted from one: a version, a row of a file, a page. */
export const placeInQuery = (most = Number.MAX_SAFE_INTEGER) =>
  figureInQuery('count', z.int().min(1).max(most))
