import { isOfOurTime } from './dates'
import { AppError } from './errors'
import { isId } from './ids'

type Sort = { field: string; desc: boolean }
export type Cursor = { value: unknown; id: string; back: boolean }

const DATE = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const BIG = /^-?\d{1,18}n$/
/** NUL and half a surrogate pair: no text of the database can hold them. */
const UNSTORABLE = /[\0\ud800-\udfff]/u

/** The place after (or, with `back`, before) a row in a sorted list, opaque to callers. */
export function encodeCursor(sort: Sort, row: Record<string, unknown>, back = false): string {
  const raw = row[sort.field] ?? null
  const value = raw instanceof Date ? raw.toISOString() : typeof raw === 'bigint' ? `${raw}n` : raw
  const isNumber = typeof raw === 'object' && raw !== null && 'toFixed' in raw
  return Buffer.from(JSON.stringify([sort.field, isNumber ? Number(raw) : value, row.id, back])).toString(
    'base64url',
  )
}

/** A cursor of another sort, or a made-up one, is a 400. */
export function decodeCursor(text: string, sort: Sort): Cursor {
  try {
    const [field, value, id, back] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    if (field !== sort.field || typeof id !== 'string' || !isId(id)) throw new Error('cursor')
    if (typeof value === 'object' && value !== null) throw new Error('cursor')
    return { value: revive(value), id, back: back === true }
  } catch {
    throw new AppError('malformed', 'Il cursore non è valido per questa lista.')
  }
}

function revive(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (UNSTORABLE.test(value)) throw new Error('cursor')
  if (BIG.test(value)) return BigInt(value.slice(0, -1))
  if (!DATE.test(value)) return value
  const instant = new Date(value)
  if (!isOfOurTime(value) || Number.isNaN(instant.getTime())) throw new Error('cursor')
  return instant
}
