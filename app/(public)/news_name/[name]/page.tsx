import type { Metadata } from 'next'
import { missingMetadata } from '@/components/site/metadata'
import { ArticlePage } from '@/components/site/pages/news/article-page'
import { articleMetadata } from '@/components/site/pages/news/metadata'
import { env } from '@/lib/core/env'
import { firstPage } from '@/lib/http/built-pages'
import { orMissingPage } from '@/lib/http/missing-page'
import { loadArticle, loadNewest } from '../../news/load'

export const ensureStatic = 'navigation'

type Props = { params: Promise<{ name: string }> }

async function load({ params }: Props) {
  const { name } = await params
  return loadArticle({ slug: name })
}

export async function generateStaticParams() {
  const newest = await loadNewest()
  return firstPage(
    newest.map(({ slug }) => ({ name: slug })),
    { name: '-' },
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
