import type { Metadata } from 'next'
import { missingMetadata } from '@/components/site/metadata'
import { ArticlePage } from '@/components/site/pages/news/article-page'
import { articleMetadata } from '@/components/site/pages/news/metadata'
import { env } from '@/lib/core/env'
import { isId } from '@/lib/core/ids'
import { firstPage } from '@/lib/http/built-pages'
import { orMissingPage } from '@/lib/http/missing-page'
import { loadArticle, loadNewest } from '../load'

export const ensureStatic = 'navigation'

type Props = { params: Promise<{ id: string }> }

async function load({ params }: Props) {
  const { id } = await params
  return isId(id) ? loadArticle({ id }) : null
}

export async function generateStaticParams() {
  const newest = await loadNewest()
  return firstPage(
    newest.map(({ id }) => ({ id })),
    { id: '-' },
  )
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  return found ? articleMetadata(found.article) : missingMetadata
}

export default async function Page(props: Props) {
  const found = await orMissingPage(load(props))
  return <ArticlePage {...found} siteUrl={env().SITE_URL} />
}
