import type { Metadata } from 'next'
import { missingMetadata } from '@/components/site/metadata'
import { NewsListPage } from '@/components/site/pages/news/list-page'
import { listMetadata } from '@/components/site/pages/news/metadata'
import { pageNumber } from '@/components/site/pages/news/paths'
import { env } from '@/lib/core/env'
import { categoriaOf } from '@/lib/features/news/schema'
import { firstPage } from '@/lib/http/built-pages'
import { orMissingPage } from '@/lib/http/missing-page'
import { loadCategoryNumbers, loadList } from '../../../../load'

export const ensureStatic = 'navigation'

type Props = { params: Promise<{ c: string; n: string }> }

async function load({ params }: Props) {
  const { c, n } = await params
  const [categoria, page] = [categoriaOf(c), pageNumber(n)]
  const found = categoria && page && (await loadList(page, categoria))
  return found ? { ...found, categoria } : null
}

export async function generateStaticParams() {
  const pages = await loadCategoryNumbers()
  return firstPage(pages, { c: '-', n: '-' })
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  return found ? listMetadata({ ...found.list, categoria: found.categoria }) : missingMetadata
}

export default async function Page(props: Props) {
  const found = await orMissingPage(load(props))
  return <NewsListPage {...found} siteUrl={env().SITE_URL} />
}
