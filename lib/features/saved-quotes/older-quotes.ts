import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { addDays, columnOfDay, type Day, dayOfColumn } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { allowedRows } from '@/lib/resources/access'
import { visibleQuotes } from './access'
import { quotes } from './resource'

const OPEN = ['bozza', 'inviato', 'aperto'] as const

/** How many open quotes have the indexes of a day before this one, and their list; null for who may see none. */
export async function olderQuotes(actor: Actor, day: Day): Promise<{ n: number; href: string } | null> {
  if (visibleQuotes(actor) === false) return null
  const last = addDays(columnOfDay(day), -1)
  const asked = { stato: { in: [...OPEN] }, product: 'mutuo' as const, indiciAl: { lte: last } }
  const n = await db().quote.count({ where: { AND: [allowedRows(visibleQuotes, actor), asked] } })
  const query = new URLSearchParams({
    'filter[stato]': OPEN.join(','),
    'filter[product]': 'mutuo',
    'filter[indiciAl]': `..${dayOfColumn(last)}`,
  })
  return { n, href: `${quotes.page}?${query}` }
}
