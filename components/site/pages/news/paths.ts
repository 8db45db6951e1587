import { slugify } from '@/lib/core/text'

/** The address of one page of a list: the first page has no number. */
export function listPath(page: number, categoria?: string): string {
  const list = categoria ? `/news/categoria/${slugify(categoria)}` : '/news'
  return page === 1 ? list : `${list}/pagina/${page}`
}

/** The number of a page in an address; undefined for what cannot be one. The first page has an address without. */
export function pageNumber(text: string): number | undefined {
  return /^[1-9]\d{0,4}$/.test(text) && text !== '1' ? Number(text) : undefined
}

/** The one address of an item. */
export const articlePath = (slug: string) => `/news_name/${slug}`
