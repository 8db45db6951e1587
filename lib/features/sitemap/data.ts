import 'server-only'
import { dayOf } from '@/lib/core/dates'
import { pool } from '@/lib/core/db'
import { listedPages } from '@/lib/words/public-pages'

/** One address of a site map; `lastmod` is the day of its last change, where one is known. */
export type SitemapEntry = { path: string; lastmod?: string }
type Line = { path: string; updated_at: Date | null }

const NEWS = 'published AND published_at <= now()'

/** The parts of the site map: what each lists, with the last change of each address; pages with figures change as offers and indexes do. */
const SECTIONS = {
  pagine: `
    SELECT path, (SELECT max(at) FROM (
      SELECT max(updated_at) AS at FROM bank_products UNION ALL SELECT max(updated_at) FROM rates) AS changes) AS updated_at
      FROM unnest($1::text[]) AS path
    UNION ALL SELECT path, NULL FROM unnest($2::text[]) AS path
    UNION ALL SELECT '/pagine/' || url, updated_at FROM pages WHERE published
    UNION ALL SELECT '/informazioni/' || prodotto, max(updated_at) FROM informazioni_credito
      WHERE valid_from <= (now() AT TIME ZONE 'Europe/Rome')::date GROUP BY prodotto`,
  news: `
    SELECT path, (SELECT max(updated_at) FROM news WHERE ${NEWS}) AS updated_at FROM unnest(ARRAY['/news']) AS path
    UNION ALL SELECT '/news_name/' || slug, updated_at FROM news WHERE ${NEWS}`,
  rete: `
    SELECT '/agenzia/' || slug AS path, updated_at FROM agencies WHERE published
    UNION ALL SELECT '/agente/' || slug, updated_at FROM agents WHERE published AND status = 'validated'
    UNION ALL SELECT '/agente/' || slug || '/aziende', updated_at FROM agents WHERE published AND status = 'validated'`,
} as const

export type SitemapSection = keyof typeof SECTIONS
export const SITEMAP_SECTIONS = Object.keys(SECTIONS) as SitemapSection[]

export const isSection = (name: string): name is SitemapSection => Object.hasOwn(SECTIONS, name)

/** Every address of one part that search engines should know. */
export async function sitemapEntries(section: SitemapSection): Promise<SitemapEntry[]> {
  const values = section === 'pagine' ? [listedPages('figures'), listedPages('words')] : []
  const { rows } = await pool().query<Line>(SECTIONS[section], values)
  return rows.map(({ path, updated_at }) => ({
    path,
    ...(updated_at ? { lastmod: dayOf(updated_at) } : {}),
  }))
}
