import type { Metadata } from 'next'
import { cacheLife, cacheTag } from 'next/cache'
import { AwaitedPage } from '@/components/pages/awaited-page'
import { ContentPage } from '@/components/pages/content-page'
import { pageMetadata } from '@/components/site/metadata'
import { env } from '@/lib/core/env'
import { publishedPage, publishedPages } from '@/lib/features/content/data'
import { tablesOf } from '@/lib/features/content/tables'
import { expectedPage } from '@/lib/features/content/templates/all'
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
  return pages.length > 0 ? pages.map(({ url }) => ({ url })) : [{ url: '-' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { url: asked } = await params
  const found = await load(asked)
  const awaited = expectedPage(asked)
  if (!found) return awaited ? { title: awaited, robots: { index: false } } : {}
  const { titolo, descrizione, url } = found.page
  return pageMetadata({ title: titolo, description: descrizione, path: `/pagine/${url}` })
}

export default async function Page({ params }: Props) {
  const { url } = await params
  const loading = load(url)
  const awaited = expectedPage(url)
  if (awaited && !(await loading)) return <AwaitedPage url={url} titolo={awaited} siteUrl={env().SITE_URL} />
  const found = await orMissingPage(loading)
  return <ContentPage {...found} company={await company()} siteUrl={env().SITE_URL} />
}
