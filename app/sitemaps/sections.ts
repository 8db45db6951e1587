import { cacheLife, cacheTag } from 'next/cache'
import { unstable_rethrow } from 'next/navigation'
import { logger } from '@/lib/core/logger'
import { type SitemapSection, sitemapEntries } from '@/lib/features/sitemap/data'

/** One part of the site map, fresh again when what it lists changes. */
export async function entriesOf(section: SitemapSection) {
  'use cache'
  cacheLife('hours')
  cacheTag('pages', 'news', 'agencies', 'agents', 'offers', 'rates')
  return sitemapEntries(section)
}

/**
 * A site map made now; 503 while what it lists cannot be read, so that search engines come again. Only for routes
 * that have asked for the connection: a failure must not be kept.
 */
export async function xmlReply(make: () => Promise<string>): Promise<Response> {
  try {
    const headers = {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    }
    return new Response(await make(), { headers })
  } catch (err) {
    unstable_rethrow(err)
    logger().error({ err }, 'site map not made')
    return new Response('In questo momento la mappa del sito non si può leggere: riprova tra poco.', {
      status: 503,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'retry-after': '5',
        'cache-control': 'no-store',
      },
    })
  }
}
