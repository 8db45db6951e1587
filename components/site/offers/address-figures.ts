import { type NumberKind, readNumber } from '@/lib/italian/numbers'

/**
 * A figure of an address: links write it as machines do ("151234.56"), forms without JavaScript and people as Italians do
 * ("151.234,56"), and the one reader of numbers takes both. Null where there is none, or one that cannot be read surely.
 */
export const figureOf = (text: string | null, kind: NumberKind = 'money'): number | null =>
  text === null ? null : (readNumber(text, kind).value ?? null)

/** A whole number of an address: months, years. */
export const countOf = (text: string | null): number | null => figureOf(text, 'count')
