import { cacheLife, cacheTag } from 'next/cache'
import { type SitemapSection, sitemapEntries } from '@/lib/features/sitemap/data'

/** One part of the site map, fresh again when what it lists changes. */
export async function entriesOf(section: SitemapSection) {
  'use cache'
  cacheLife('hours')
  cacheTag('pages', 'news', 'agencies', 'agents', 'offers', 'rates')
  return sitemapEntries(section)
}

export const xml = (text: string) =>
  new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
