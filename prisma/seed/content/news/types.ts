import type { CATEGORIE_NEWS } from '@/lib/features/news/schema'

/** A news item; paragraphs are joined as HTML by the seed, "## " at the start makes a heading. */
export type NewsText = {
  titolo: string
  categoria: (typeof CATEGORIE_NEWS)[number]
  abstract: string
  corpo: readonly string[]
}
