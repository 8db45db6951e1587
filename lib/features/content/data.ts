import 'server-only'
import { db } from '@/lib/core/db'

export type ContentPage = { url: string; titolo: string; descrizione: string; corpo: string; testoAl: Date }

const FIELDS = { url: true, titolo: true, descrizione: true, corpo: true, testoAl: true } as const

/** A published page by its address; the body was sanitised when it was written. */
export async function publishedPage(url: string): Promise<ContentPage | null> {
  return db().page.findFirst({ where: { url, published: true }, select: FIELDS })
}

/** The addresses of all published pages, by title. */
export async function publishedPages(): Promise<Omit<ContentPage, 'corpo'>[]> {
  const { corpo: _, ...select } = FIELDS
  return db().page.findMany({ where: { published: true }, select, orderBy: { titolo: 'asc' } })
}
