import { escapeMarkup } from '@/lib/core/markup'
import type { SitemapEntry } from './data'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const place = (siteUrl: string, { path, lastmod }: SitemapEntry) =>
  `<loc>${escapeMarkup(siteUrl + path)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}`

/** A site map (sitemaps.org). */
export function sitemapXml(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map((entry) => `<url>${place(siteUrl, entry)}</url>`)
  return `${HEAD}\n<urlset xmlns="${SCHEMA}">\n${urls.join('\n')}\n</urlset>\n`
}

/** The list of site maps. */
export function sitemapIndexXml(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const maps = entries.map((entry) => `<sitemap>${place(siteUrl, entry)}</sitemap>`)
  return `${HEAD}\n<sitemapindex xmlns="${SCHEMA}">\n${maps.join('\n')}\n</sitemapindex>\n`
}

/** The day of the newest change among these, if any is known. */
export function newest(entries: readonly SitemapEntry[]): string | undefined {
  return entries
    .flatMap(({ lastmod }) => lastmod ?? [])
    .toSorted()
    .at(-1)
}
