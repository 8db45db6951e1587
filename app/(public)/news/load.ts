import { cacheLife, cacheTag } from 'next/cache'
import { slugify } from '@/lib/core/text'
import { latestNews, newsBeside, newsCounts, newsPage, visibleArticle } from '@/lib/features/news/data'
import { CATEGORIE_NEWS, type CategoriaNews } from '@/lib/features/news/schema'

/** A page of a list and the counts of all categories; null beyond the last page. */
export async function loadList(page: number, categoria?: CategoriaNews) {
  'use cache'
  cacheLife('hours')
  cacheTag('news')
  const [list, counts] = await Promise.all([newsPage(page, categoria), newsCounts()])
  return page > list.pages ? null : { list, counts }
}

/** An item and what is near it; null when visitors may not see it. */
export async function loadArticle(key: { id: string } | { slug: string }) {
  'use cache'
  cacheLife('hours')
  cacheTag('news')
  const article = await visibleArticle(key)
  return article && { article, beside: await newsBeside(article, 3) }
}

const numbersUpTo = (pages: number) => Array.from({ length: pages - 1 }, (_, index) => String(index + 2))

/** The numbers of the pages after the first. */
export async function loadNumbers(): Promise<string[]> {
  return numbersUpTo((await newsPage(1)).pages)
}

/** The same for every category. */
export async function loadCategoryNumbers(): Promise<{ c: string; n: string }[]> {
  const lists = await Promise.all(CATEGORIE_NEWS.map((categoria) => newsPage(1, categoria)))
  return CATEGORIE_NEWS.flatMap((categoria, index) =>
    numbersUpTo(lists[index]?.pages ?? 1).map((n) => ({ c: slugify(categoria), n })),
  )
}

/** The newest item, if there is any, whose page is made before anybody asks. */
export async function loadNewest(): Promise<{ id: string; slug: string }[]> {
  return latestNews(1)
}
