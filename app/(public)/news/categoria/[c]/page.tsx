import type { Metadata } from 'next'
import { missingMetadata } from '@/components/site/metadata'
import { NewsListPage } from '@/components/site/pages/news/list-page'
import { listMetadata } from '@/components/site/pages/news/metadata'
import { env } from '@/lib/core/env'
import { slugify } from '@/lib/core/text'
import { CATEGORIE_NEWS, categoriaOf } from '@/lib/features/news/schema'
import { firstPage } from '@/lib/http/built-pages'
import { orMissingPage } from '@/lib/http/missing-page'
import { loadList } from '../../load'

export const ensureStatic = 'navigation'

type Props = { params: Promise<{ c: string }> }

async function load({ params }: Props) {
  const categoria = categoriaOf((await params).c)
  const found = categoria && (await loadList(1, categoria))
  return found && { ...found, categoria }
}

export function generateStaticParams() {
  return firstPage(
    CATEGORIE_NEWS.map((categoria) => ({ c: slugify(categoria) })),
    { c: '-' },
  )
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  return found ? listMetadata({ ...found.list, categoria: found.categoria }) : missingMetadata
}

export default async function Page(props: Props) {
  const found = await orMissingPage(load(props))
  return <NewsListPage {...found} siteUrl={env().SITE_URL} />
}
