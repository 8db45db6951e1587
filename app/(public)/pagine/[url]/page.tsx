import type { Metadata } from 'next'
import { missingMetadata, pageMetadata } from '@/components/site/metadata'
import { AwaitedPage } from '@/components/site/pages/pages/awaited-page'
import { ContentPage } from '@/components/site/pages/pages/content-page'
import { env } from '@/lib/core/env'
import { publishedPages } from '@/lib/features/content/data'
import { firstPage } from '@/lib/http/built-pages'
import { orMissingPage } from '@/lib/http/missing-page'
import { company } from '../../company'
import { load } from './load'

export const ensureStatic = 'navigation'

type Props = { params: Promise<{ url: string }> }

export async function generateStaticParams() {
  const pages = await publishedPages()
  return firstPage(
    pages.map(({ url }) => ({ url })),
    { url: '-' },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await load((await params).url)
  if (!found) return missingMetadata
  if ('awaited' in found) return { title: found.awaited, robots: { index: false } }
  const { titolo, descrizione, url } = found.page
  return pageMetadata({ title: titolo, description: descrizione, path: `/pagine/${url}` })
}

export default async function Page({ params }: Props) {
  const { url } = await params
  const found = await orMissingPage(load(url))
  const siteUrl = env().SITE_URL
  if ('awaited' in found) return <AwaitedPage url={url} titolo={found.awaited ?? ''} siteUrl={siteUrl} />
  return <ContentPage {...found} company={await company()} siteUrl={siteUrl} />
}
