import type { Metadata } from 'next'
import { cacheLife, cacheTag } from 'next/cache'
import { ContentPage } from '@/components/pages/content-page'
import { pageMetadata } from '@/components/site/metadata'
import { env } from '@/lib/core/env'
import { publishedPage, publishedPages } from '@/lib/features/content/data'
import { tablesOf } from '@/lib/features/content/tables'
import { firstPage } from '@/lib/http/built-pages'
import { orMissingPage } from '@/lib/http/missing-page'
import { company } from '../../company'

export const ensureStatic = 'navigation'

type Props = { params: Promise<{ url: string }> }

async function load(url: string) {
  'use cache'
  cacheLife('hours')
  cacheTag('pages', `pages:${url}`, 'offers', 'rates', 'settings')
  const page = await publishedPage(url)
  if (!page) return null
  return { page, tables: await tablesOf(page.corpo), others: await publishedPages() }
}

export async function generateStaticParams() {
  const pages = await publishedPages()
  return firstPage(
    pages.map(({ url }) => ({ url })),
    { url: '-' },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await load((await params).url)
  if (!found) return {}
  const { titolo, descrizione, url } = found.page
  return pageMetadata({ title: titolo, description: descrizione, path: `/pagine/${url}` })
}

export default async function Page({ params }: Props) {
  const found = await orMissingPage(load((await params).url))
  return <ContentPage {...found} company={await company()} siteUrl={env().SITE_URL} />
}
