import { cacheLife, cacheTag } from 'next/cache'
import { publishedPage, publishedPages } from '@/lib/features/content/data'
import { tablesOf } from '@/lib/features/content/tables'
import { expectedPage } from '@/lib/page-templates/all'

/** What a page of text is drawn from; the title alone of one that there should be, and null of one that nobody knows. */
export async function load(url: string) {
  'use cache'
  cacheLife('hours')
  cacheTag('pages', `pages:${url}`, 'offers', 'rates', 'settings')
  const page = await publishedPage(url)
  if (page) return { page, tables: await tablesOf(page.corpo), others: await publishedPages() }
  const awaited = expectedPage(url)
  return awaited === undefined ? null : { awaited }
}
