import 'server-only'
import { db } from '@/lib/core/db'
import { fold } from '@/lib/core/text'
import { questionWhere } from '@/lib/resources/search-where'
import type { Prisma } from '@/prisma/generated/client'
import type { CategoriaNews } from './schema'
import type { Article, NewsList, NewsTeaser } from './types'

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

/** Items on a page of a list. */
const NEWS_PER_PAGE = 12

const NEWEST_FIRST = [{ publishedAt: 'desc' }, { id: 'desc' }] as const

/** The row of a visible item always has its date; the type does not know. */
const dated = <Row extends { publishedAt: Date | null }>({ publishedAt, ...row }: Row) =>
  publishedAt ? [{ ...row, publishedAt }] : []

/** The newest published items, of some categories if they are named. */
export async function latestNews(limit: number, categorie?: readonly CategoriaNews[]): Promise<NewsTeaser[]> {
  const rows = await db().news.findMany({
    where: { ...visibleNews(), ...(categorie ? { categoria: { in: [...categorie] } } : {}) },
    select: TEASER,
    orderBy: [...NEWEST_FIRST],
    take: limit,
  })
  return rows.flatMap(dated)
}

/** One page of the visible items that match; there is always a first page. */
async function pageOf(and: Prisma.NewsWhereInput, page: number): Promise<NewsList> {
  const where = { AND: [visibleNews(), and] }
  const [total, rows] = await Promise.all([
    db().news.count({ where }),
    db().news.findMany({
      where,
      select: TEASER,
      orderBy: [...NEWEST_FIRST],
      skip: (page - 1) * NEWS_PER_PAGE,
      take: NEWS_PER_PAGE,
    }),
  ])
  return { items: rows.flatMap(dated), total, page, pages: Math.max(1, Math.ceil(total / NEWS_PER_PAGE)) }
}

/** A page of all the news, or of one category. */
export async function newsPage(page: number, categoria?: CategoriaNews): Promise<NewsList> {
  return pageOf(categoria ? { categoria } : {}, page)
}

/** A search of more words than these is a pasted text. */
const MOST_WORDS = 8

/** The words of a question, folded, as a page marks them. */
export const wordsOf = (question: string) => fold(question).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)

/** Visible items that hold every word in their title, summary or category. */
export async function searchNews(question: string, page: number): Promise<NewsList> {
  const AND = questionWhere(question, MOST_WORDS)
  if (AND.length === 0) return { items: [], total: 0, page: 1, pages: 1 }
  return pageOf({ AND }, page)
}

/** How many visible items each category has. */
export async function newsCounts(): Promise<Record<string, number>> {
  const rows = await db().news.groupBy({ by: ['categoria'], where: visibleNews(), _count: true })
  return Object.fromEntries(rows.map(({ categoria, _count }) => [categoria, _count]))
}

/** A visible item by its id or by its slug, whole. */
export async function visibleArticle(key: { id: string } | { slug: string }): Promise<Article | null> {
  const row = await db().news.findFirst({
    where: { AND: [visibleNews(), key] },
    select: { ...TEASER, corpo: true, updatedAt: true },
  })
  return row ? (dated(row)[0] ?? null) : null
}

/** The newest others of the same category, and of any other where those are too few. */
export async function newsBeside({ id, categoria }: Article, limit: number): Promise<NewsTeaser[]> {
  const find = (and: Prisma.NewsWhereInput, take: number) =>
    db().news.findMany({
      where: { AND: [visibleNews(), { id: { not: id } }, and] },
      select: TEASER,
      orderBy: [...NEWEST_FIRST],
      take,
    })
  const same = await find({ categoria }, limit)
  const more = same.length < limit ? await find({ categoria: { not: categoria } }, limit - same.length) : []
  return [...same, ...more].flatMap(dated)
}
