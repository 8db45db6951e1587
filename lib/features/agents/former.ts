import 'server-only'
import { addDays, columnOfDay, type Day, dayOfColumn, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import { SLUG, VISIBLE_AGENT } from './data'
import { FIGURE } from './schema'

/** So long the page of somebody who left goes on saying so, with its reviews; then its address is gone. */
export const DAYS_AFTER = 90

/** Somebody whose page was on the site when the mandate ended. */
const FORMER = { published: false, status: 'blocked', lasciatoIl: { not: null } } as const

const SHOWN = {
  id: true,
  slug: true,
  nome: true,
  cognome: true,
  figura: true,
  lasciatoIl: true,
  agency: { select: { nome: true, slug: true, comune: true, published: true } },
} as const

export type FormerAgent = {
  _id: string
  slug: string
  nome: string
  cognome: string
  figuraLabel: string
  dal: Day
  agency: { nome: string; slug: string; comune: string } | null
}

/**
 * What stands at the address of an agent who left: the person, for a while, and afterwards that it is gone. Also at an address
 * that the page had before. Null where nobody who left was ever there.
 */
export async function formerAgent(key: string): Promise<FormerAgent | 'gone' | null> {
  const slug = key.toLowerCase()
  if (!SLUG.test(slug)) return null
  const byKey = isId(key) ? { id: key } : { OR: [{ slug }, { formerSlugs: { some: { slug } } }] }
  const row = await db().agent.findFirst({ where: { ...FORMER, ...byKey }, select: SHOWN })
  if (!row?.lasciatoIl) return null
  if (addDays(row.lasciatoIl, DAYS_AFTER) < columnOfDay(todayInRome())) return 'gone'
  const { id: _id, figura, lasciatoIl, agency, ...name } = row
  const { published, ...shown } = agency ?? { published: false }
  return {
    _id,
    ...name,
    figuraLabel: FIGURE[figura],
    dal: dayOfColumn(lasciatoIl),
    agency: published ? (shown as FormerAgent['agency']) : null,
  }
}

/** The id of somebody whose reviews visitors may read: on the site, or no longer here since a while. 404 otherwise. */
export async function reviewedAgentId(key: string): Promise<string> {
  const slug = key.toLowerCase()
  const byKey = isId(key) ? { id: key } : { slug }
  const found = SLUG.test(slug)
    ? await db().agent.findFirst({ where: { ...VISIBLE_AGENT, ...byKey }, select: { id: true } })
    : null
  const former = found ? null : await formerAgent(key)
  return orNotFound(found?.id ?? (former && former !== 'gone' ? former._id : null))
}
