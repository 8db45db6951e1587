import { cacheLife, cacheTag } from 'next/cache'
import { env } from '@/lib/core/env'
import { latestNews } from '@/lib/features/news/data'
import { rssFeed } from '@/lib/features/news/rss'
import { companySettings } from '@/lib/settings/company-settings'

const ITEMS = 30

async function feed(): Promise<string> {
  'use cache'
  cacheLife('hours')
  cacheTag('news', 'settings')
  const [news, { marchio }] = await Promise.all([latestNews(ITEMS), companySettings()])
  return rssFeed(news, env().SITE_URL, marchio)
}

/** The news for feed readers. */
export async function GET(): Promise<Response> {
  return new Response(await feed(), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
