import { fold } from '@/lib/core/text'
import type { ImportColumns } from './define'
import type { Mapping } from './schema'

/** A heading without case, accents, spaces and signs: "Cod. Fiscale" and "cod_fiscale" are one. */
export const headingKey = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '')

/**
 * Which column of a file is which field: as it was said the last time (`remembered`: heading key → field, null where the
 * column was left out), else by name. No column goes to two fields.
 */
export function proposeMapping(
  columns: ImportColumns,
  headings: readonly string[],
  remembered: ReadonlyMap<string, string | null>,
): Mapping {
  const byName = new Map(
    Object.entries(columns).flatMap(([field, { label, synonyms = [] }]) =>
      [field, label, ...synonyms].map((name): [string, string] => [headingKey(name), field]),
    ),
  )
  const mapping: Mapping = {}
  for (const heading of headings) {
    const key = headingKey(heading)
    const field = remembered.has(key) ? remembered.get(key) : byName.get(key)
    if (field && field in columns && !(field in mapping)) mapping[field] = heading
  }
  return mapping
}
