import type { Metadata } from 'next'
import { pageMetadata } from '@/components/site/metadata'
import { brand } from '@/lib/settings/brand'
import { articlePath, listPath } from './paths'

async function withFeed(metadata: Metadata): Promise<Metadata> {
  const types = { 'application/rss+xml': [{ url: '/news/rss.xml', title: `${await brand()}: news` }] }
  return { ...metadata, alternates: { ...metadata.alternates, types } }
}

interface ListMeta {
  page: number
  pages: number
  categoria?: string
}

/** Metadata of a list: its canonical address, its neighbours, the feed. */
export async function listMetadata({ page, pages, categoria }: ListMeta): Promise<Metadata> {
  const name = categoria ? `News: ${categoria}` : 'News su mutui, tassi, prestiti e casa'
  const which = page === 1 ? '' : `, pagina ${page}`
  const metadata = await pageMetadata({
    title: `${name}${which}`,
    description: `Che cosa cambia per chi chiede un finanziamento${categoria ? `: ${categoria}` : ''}, con tutti i costi indicati${which}.`,
    path: listPath(page, categoria),
    sharedImage: page > 1 || Boolean(categoria),
  })
  return {
    ...(await withFeed(metadata)),
    pagination: {
      previous: page > 1 ? listPath(page - 1, categoria) : null,
      next: page < pages ? listPath(page + 1, categoria) : null,
    },
  }
}

interface ArticleMeta {
  slug: string
  titolo: string
  abstract: string
  publishedAt: Date
  updatedAt: Date
}

/** Metadata of an item: the same under both of its addresses. */
export async function articleMetadata({
  slug,
  titolo,
  abstract,
  publishedAt,
  updatedAt,
}: ArticleMeta): Promise<Metadata> {
  return withFeed(
    await pageMetadata({
      title: titolo,
      description: abstract || titolo,
      path: articlePath(slug),
      article: { publishedAt, updatedAt },
    }),
  )
}
