import type { Metadata } from 'next'
import { missingMetadata } from '@/components/site/metadata'
import { NewsListPage } from '@/components/site/pages/news/list-page'
import { listMetadata } from '@/components/site/pages/news/metadata'
import { env } from '@/lib/core/env'
import { orMissingPage } from '@/lib/http/missing-page'
import { loadList } from './load'

export async function generateMetadata(): Promise<Metadata> {
  const found = await loadList(1)
  return found ? listMetadata(found.list) : missingMetadata
}

export default async function Page() {
  const found = await orMissingPage(loadList(1))
  return <NewsListPage {...found} siteUrl={env().SITE_URL} />
}
