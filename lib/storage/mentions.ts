const ADDRESS = /\/v2\/storage\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/gi
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** A column that points to a file; a test asks PostgreSQL whether all of them are called so. */
const POINTER = /^fileId$|FileId$/

export const isPointer = (name: string): boolean => POINTER.test(name)

export type Mention = { field: string; fileId: string }

/** Where a row names a file, as its errors are told: `lezioni.0.video`. */
export type Place = { path: string; fileId: string }

type Row = Record<string, unknown> | null

/**
 * The files that a row names: addresses anywhere in its texts, its JSON and the rows that hang on it, and its columns
 * that point to a file.
 */
export function placesOf(row: Row): Place[] {
  // The search column only says again what the others say.
  return Object.entries(row ?? {}).flatMap(([name, value]) =>
    name === 'search' ? [] : placesIn(value, name, name),
  )
}

/** What a place is known by among those of its row. */
export const nameOf = ({ path, fileId }: Place): string => `${path} ${fileId}`

/** The same by the row's own columns or lists, each file once for each of them; without those places that use nothing. */
export function mentionsOf(row: Row, idle: ReadonlySet<string> = new Set()): Mention[] {
  const known = new Map<string, Mention>()
  for (const place of placesOf(row)) {
    if (idle.has(nameOf(place))) continue
    const { path, fileId } = place
    const field = path.split('.')[0] ?? path
    known.set(`${field} ${fileId}`, { field, fileId })
  }
  return [...known.values()]
}

function placesIn(value: unknown, name: string, path: string): Place[] {
  if (typeof value === 'string') return filesIn(value, name).map((fileId) => ({ path, fileId }))
  if (Array.isArray(value)) return value.flatMap((inner, at) => placesIn(inner, name, `${path}.${at}`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => placesIn(inner, key, `${path}.${key}`))
}

function filesIn(text: string, name: string): string[] {
  if (isPointer(name)) return ID.test(text) ? [text.toLowerCase()] : []
  return [...text.matchAll(ADDRESS)].flatMap(([, id]) => (id ? [id.toLowerCase()] : []))
}
