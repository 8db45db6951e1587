/** A snapshot of the history → the values of the columns, in the form Prisma takes. */
type Snapshot = Record<string, unknown>

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const HIDDEN = '[omesso]'

/** Dates come back as dates, hidden secrets stay out. BigInt columns are turned back by the resource's codecs. */
export function revive(snapshot: Snapshot): Snapshot {
  const entries = Object.entries(snapshot).filter(([, value]) => value !== HIDDEN)
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      typeof value === 'string' && INSTANT.test(value) ? new Date(value) : value,
    ]),
  )
}
