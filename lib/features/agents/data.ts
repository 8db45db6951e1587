import 'server-only'
import { decodeCursor, encodeCursor } from '@/lib/core/cursor'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import { ratingSummary, ratingsOf } from '@/lib/features/ratings/data'
import { questionWhere } from '@/lib/resources/search-where'
import { presentPublicAgent } from './present'
import type { PublicAgent, PublicAgentsQuery } from './schema'

/** On the site and allowed to work: both, or nobody sees the page. */
export const VISIBLE_AGENT = { published: true, status: 'validated' } as const
const BY_NAME = { field: 'cognome', desc: false }

const SHOWN = {
  id: true,
  slug: true,
  nome: true,
  cognome: true,
  figura: true,
  telefono: true,
  whatsapp: true,
  email: true,
  urlPhoto: true,
  oamNumber: true,
  bio: true,
  provincia: true,
  agency: {
    select: {
      id: true,
      nome: true,
      slug: true,
      indirizzo: true,
      cap: true,
      comune: true,
      provincia: true,
      published: true,
    },
  },
} as const

export const SLUG = /^[a-z0-9-]{1,120}$/

/** A published agent by id or by the name in the address; null when visitors must not see one. */
export async function publishedAgent(key: string): Promise<PublicAgent | null> {
  if (!SLUG.test(key.toLowerCase())) return null
  const byKey = isId(key) ? { id: key } : { slug: key }
  const row = await db().agent.findFirst({ where: { ...VISIBLE_AGENT, ...byKey }, select: SHOWN })
  return row && presentPublicAgent(row, await ratingSummary(row.id))
}

/** Today's address of an agent whose page was once at `slug`; nothing where there is no such page any more. */
export async function slugOfToday(slug: string): Promise<string | null> {
  const found = await db().agentSlug.findFirst({
    where: { slug: slug.toLowerCase(), agent: VISIBLE_AGENT },
    select: { agent: { select: { slug: true } } },
  })
  return found?.agent.slug ?? null
}

/** The same for the API, where a missing one is a 404. */
export async function requirePublishedAgent(key: string): Promise<PublicAgent> {
  return orNotFound(await publishedAgent(key))
}

/** The addresses of all pages of agents, for prerendering and the sitemap. */
export async function publishedAgentSlugs(): Promise<string[]> {
  const rows = await db().agent.findMany({
    where: VISIBLE_AGENT,
    select: { slug: true },
    orderBy: { slug: 'asc' },
  })
  return rows.map(({ slug }) => slug)
}

function after(cursor: string | undefined) {
  if (!cursor) return {}
  const { value, id } = decodeCursor(cursor, BY_NAME)
  const cognome = String(value)
  return { OR: [{ cognome: { gt: cognome } }, { cognome, id: { gt: id } }] }
}

/** The published agents by surname, of a province or found by words. */
export async function publishedAgents({ limit, cursor, q = '', ...given }: PublicAgentsQuery) {
  const provincia = given['filter[provincia]'] ?? given.provincia
  const where = { AND: [VISIBLE_AGENT, provincia ? { provincia } : {}, ...questionWhere(q)] }
  const [rows, total] = await Promise.all([
    db().agent.findMany({
      where: { AND: [where, after(cursor)] },
      select: SHOWN,
      orderBy: [{ cognome: 'asc' }, { id: 'asc' }],
      take: limit + 1,
    }),
    db().agent.count({ where }),
  ])
  const page = rows.slice(0, limit)
  const ratings = await ratingsOf(page.map(({ id }) => id))
  const last = page.at(-1)
  return {
    items: page.flatMap((row) => {
      const rating = ratings.get(row.id)
      return rating ? [presentPublicAgent(row, rating)] : []
    }),
    nextCursor: last && rows.length > limit ? encodeCursor(BY_NAME, last) : null,
    total,
    totalIsCapped: false,
  }
}
