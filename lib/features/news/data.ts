import 'server-only'
import { db } from '@/lib/core/db'
import type { CATEGORIE_NEWS } from './schema'

export type NewsTeaser = {
  id: string
  slug: string
  titolo: string
  abstract: string
  categoria: string
  publishedAt: Date
  urlImage: string | null
  urlImageAlt: string
}

const TEASER = {
  id: true,
  slug: true,
  titolo: true,
  abstract: true,
  categoria: true,
  publishedAt: true,
  urlImage: true,
  urlImageAlt: true,
} as const

/** What visitors may see: published, and not dated in the future. */
export const visibleNews = () => ({ published: true, publishedAt: { not: null, lte: new Date() } })

/** The newest published items, of some categories if they are named. */
export async function latestNews(
  limit: number,
  categorie?: readonly (typeof CATEGORIE_NEWS)[number][],
): Promise<NewsTeaser[]> {
  const rows = await db().news.findMany({
    where: { ...visibleNews(), ...(categorie ? { categoria: { in: [...categorie] } } : {}) },
    select: TEASER,
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take: limit,
  })
  return rows.flatMap(({ publishedAt, ...row }) => (publishedAt ? [{ ...row, publishedAt }] : []))
}
