const ADDRESS = /\/v2\/storage\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/gi
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** A column that points to a file; a test asks PostgreSQL whether all of them are called so. */
const POINTER = /^fileId$|FileId$/

export type Mention = { field: string; fileId: string }

/**
 * The files that a row names: addresses anywhere in its texts, its JSON and the rows that hang on it, and its columns
 * that point to a file. `field` is the row's own column or list.
 */
export function mentionsOf(row: Record<string, unknown> | null): Mention[] {
  // The search column only says again what the others say.
  return Object.entries(row ?? {}).flatMap(([field, value]) =>
    field === 'search' ? [] : [...new Set(filesIn(value, field))].map((fileId) => ({ field, fileId })),
  )
}

function filesIn(value: unknown, name: string): string[] {
  if (typeof value === 'string') {
    if (POINTER.test(name)) return ID.test(value) ? [value.toLowerCase()] : []
    return [...value.matchAll(ADDRESS)].flatMap(([, id]) => (id ? [id.toLowerCase()] : []))
  }
  if (Array.isArray(value)) return value.flatMap((inner) => filesIn(inner, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => filesIn(inner, key))
}
