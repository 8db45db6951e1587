import type { Actor } from '@/lib/auth/actor'
import { closePattern } from '@/lib/core/close-words'
import type { Term } from '@/lib/core/search-words'
import { exposedColumns } from './codec'
import { openColumns } from './concealed'
import { literal, termWhere } from './search-where'
import type { Resource, Where } from './types'

const CODE = /^[pl](\d\d)-/
const MARGIN_MS = 2 * 86_400_000

/**
 * Rows that hold a term. The search column is folded by the database, the term by us. It holds concealed columns too, and finding a row by
 * them would tell what they say: who must not know them finds in the open ones only.
 */
export function termRows(resource: Resource, actor: Actor | null, term: Term): Where[] {
  const open = openColumns(resource, actor)
  const inOpen = (part: string): Where => ({
    OR: (open ?? []).map((name) => ({ [name]: { contains: literal(part), mode: 'folded' } })),
  })
  return [
    termWhere(term),
    ...(open ? [{ OR: term.map((parts) => ({ AND: parts.map(inOpen) })) }] : []),
    ...yearOfCode(resource, term),
  ]
}

/** Rows that hold a word, or one that is a letter away from it. */
export function closeRows(resource: Resource, actor: Actor | null, word: string): Where[] {
  const matches = closePattern(word)
  const open = openColumns(resource, actor)
  return [
    { OR: [termWhere([[word]]), { search: { matches } }] },
    ...(open
      ? [
          {
            OR: open.flatMap((name) => [
              { [name]: { contains: literal(word), mode: 'folded' } },
              { [name]: { matches, mode: 'folded' } },
            ]),
          },
        ]
      : []),
  ]
}

/**
 * "p24-k7" is the beginning of a code, and codes carry the year of their row. Said to the database, it looks
 * among that year's rows; unsaid, it would scan all younger ones. Two days for the clocks to disagree.
 */
function yearOfCode(resource: Resource, [parts = [], ...others]: Term): Where[] {
  const [, year] = CODE.exec(parts[0] ?? '') ?? []
  if (!year || others.length > 0 || !exposedColumns(resource).includes('codice')) return []
  const [start, end] = [Date.UTC(2000 + Number(year), 0, 1), Date.UTC(2001 + Number(year), 0, 1)]
  return [{ createdAt: { gte: new Date(start - MARGIN_MS), lt: new Date(end + MARGIN_MS) } }]
}
