/** An item in a list. */
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

/** One page of a list; `total` counts all of its pages. */
export type NewsList = { items: NewsTeaser[]; total: number; page: number; pages: number }

/** An item as its own page shows it; the body is sanitised HTML. */
export type Article = NewsTeaser & { corpo: string; updatedAt: Date }
