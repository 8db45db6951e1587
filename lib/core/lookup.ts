/**
 * Entries that are looked up by a text that anybody may have written: a plain object also answers to `constructor` and
 * `__proto__`.
 */
export const lookup = <T>(entries: Record<string, T>): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null), entries)
