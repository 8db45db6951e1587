import type { Metadata } from 'next'
import { pageMetadata } from '@/components/site/metadata'
import { articlePath, listPath } from './paths'

const FEED = { 'application/rss+xml': [{ url: '/news/rss.xml', title: 'Chiaravia: news' }] }

const withFeed = (metadata: Metadata): Metadata => ({
  ...metadata,
  alternates: { ...metadata.alternates, types: FEED },
})

interface ListMeta {
  page: number
  pages: number
  categoria?: string
}

/** Metadata of a list: its canonical address, its neighbours, the feed. */
export function listMetadata({ page, pages, categoria }: ListMeta): Metadata {
  const name = categoria ? `News: ${categoria}` : 'News su mutui, tassi, prestiti e casa'
  const which = page === 1 ? '' : `, pagina ${page}`
  const metadata = pageMetadata({
    title: `${name}${which}`,
    description: `Che cosa cambia per chi chiede un finanziamento${categoria ? `: ${categoria}` : ''}, con tutti i costi indicati${which}.`,
    path: listPath(page, categoria),
    sharedImage: page > 1 || Boolean(categoria),
  })
  return {
    ...withFeed(metadata),
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
export function articleMetadata({ slug, titolo, abstract, publishedAt, updatedAt }: ArticleMeta): Metadata {
  return withFeed(
    pageMetadata({
      title: titolo,
      description: abstract || titolo,
      path: articlePath(slug),
      article: { publishedAt, updatedAt },
    }),
  )
}
