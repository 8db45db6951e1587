import { cacheLife, cacheTag } from 'next/cache'
import { type ContentPage, publishedPage, publishedPages } from '@/lib/features/content/data'
import { informationVersions } from '@/lib/features/content/informazioni/data'
import { tablesOf } from '@/lib/features/content/tables'
import type { PageTables } from '@/lib/features/content/types'
import { incaricoRegole } from '@/lib/features/incarichi/settings'
import { expectedPage } from '@/lib/page-templates/all'
import { settingTag } from '@/lib/settings/define'

type Published = { page: ContentPage; tables: PageTables; others: Omit<ContentPage, 'corpo'>[] }
type Found = Published | { awaited: string }

/** What a page of text is drawn from; the title alone of one that there should be, and null of one that nobody knows. */
export async function load(url: string): Promise<Found | null> {
  'use cache'
  cacheLife('hours')
  cacheTag('pages', 'offers', 'rates', 'settings', 'informazioni', settingTag(incaricoRegole.key))
  const page = await publishedPage(url)
  if (page) {
    const informazioni = page.corpo.includes('[[informazioni]]') ? await informationVersions() : undefined
    const tables = { ...(await tablesOf(page.corpo)), informazioni }
    return { page, tables, others: await publishedPages() }
  }
  const awaited = expectedPage(url)
  return awaited === undefined ? null : { awaited }
}
