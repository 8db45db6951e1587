import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NewsListPage } from '@/components/news/list-page'
import { listMetadata } from '@/components/news/metadata'
import { env } from '@/lib/core/env'
import { loadList } from './load'

export async function generateMetadata(): Promise<Metadata> {
  const found = await loadList(1)
  return found ? listMetadata(found.list) : {}
}

export default async function Page() {
  const found = await loadList(1)
  if (!found) notFound()
  return <NewsListPage {...found} siteUrl={env().SITE_URL} />
}
