import type { FieldError } from '@/lib/core/errors'

const UNREAD = 'Questo numero non si legge con certezza: scrivilo di nuovo.'

/**
 * The places of a body where a field holds a text that no number could be read from (NaN): as JSON it would be null, which
 * empties what was there.
 */
export function unreadIn(value: unknown, path = ''): FieldError[] {
  if (Number.isNaN(value)) return [{ path, message: UNREAD }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => unreadIn(one, path ? `${path}.${name}` : name))
}
