import type { Metadata } from 'next'
import { missingMetadata } from '@/components/site/metadata'
import { NewsListPage } from '@/components/site/pages/news/list-page'
import { listMetadata } from '@/components/site/pages/news/metadata'
import { pageNumber } from '@/components/site/pages/news/paths'
import { env } from '@/lib/core/env'
import { firstPage } from '@/lib/http/built-pages'
import { orMissingPage } from '@/lib/http/missing-page'
import { loadList, loadNumbers } from '../../load'

export const ensureStatic = 'navigation'

type Props = { params: Promise<{ n: string }> }

async function load({ params }: Props) {
  const page = pageNumber((await params).n)
  return page ? loadList(page) : null
}

export async function generateStaticParams() {
  const numbers = await loadNumbers()
  return firstPage(
    numbers.map((n) => ({ n })),
    { n: '-' },
  )
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  return found ? listMetadata(found.list) : missingMetadata
}

export default async function Page(props: Props) {
  const found = await orMissingPage(load(props))
  return <NewsListPage {...found} siteUrl={env().SITE_URL} />
}
