import type { Field } from '@/lib/resources/view'

type Values = Record<string, unknown>
export type Side = 'mine' | 'theirs'
/** Fields by who changed them since they were read; what both changed to the same value is in none. */
export type Sides = { both: Field[]; mine: Field[]; theirs: Field[] }

/**
 * As the server would read them: what is left out is empty, and a number that could not be read (NaN) is not. Of lists the
 * rows that are the same objects are not read through.
 */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (Number.isNaN(a) || Number.isNaN(b)) return Object.is(a, b)
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, at) => isSame(one, b[at]))
  return textOf(a) === textOf(b)
}

const textOf = (value: unknown) =>
  JSON.stringify(value ?? null, (_key, one) => (Number.isNaN(one) ? 'NaN' : one))

/** A position is two values, and one choice. */
const namesOf = ({ name, kind }: Field) => (kind === 'position' ? [name, 'lng'] : [name])

/** Who changed what: `base` was read by both, `mine` was typed on it, `latest` is what the other one saved. */
export function sidesOf(fields: readonly Field[], base: Values, mine: Values, latest: Values): Sides {
  const sides: Sides = { both: [], mine: [], theirs: [] }
  const wanted = { ...base, ...mine }
  for (const field of fields) {
    const differ = (a: Values, b: Values) => namesOf(field).some((name) => !isSame(a[name], b[name]))
    const isMine = differ(base, wanted)
    // A page may read less of a record than the API tells of it: what was not read has not changed.
    const isTheirs = field.name in base && differ(base, latest)
    if (isMine && isTheirs) {
      if (differ(wanted, latest)) sides.both.push(field)
    } else if (isMine) sides.mine.push(field)
    else if (isTheirs) sides.theirs.push(field)
  }
  return sides
}

/** What stays typed on top of what the other one saved. */
export function keptOf(mine: Values, both: readonly Field[], chosen: Readonly<Record<string, Side>>): Values {
  const dropped = both.filter(({ name }) => chosen[name] === 'theirs').flatMap(namesOf)
  return Object.fromEntries(Object.entries(mine).filter(([name]) => !dropped.includes(name)))
}
