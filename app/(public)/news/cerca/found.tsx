import { connection } from 'next/server'
import { Results } from '@/components/site/pages/news/results'
import { SearchForm } from '@/components/site/pages/news/search-form'
import { searchNews, wordsOf } from '@/lib/features/news/data'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const MAX_LENGTH = 100
const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''

/** The form with what was asked, and the answer. */
export async function Found({ searchParams }: Props) {
  await connection()
  const { q: asked, pagina } = await searchParams
  // PostgreSQL's text cannot hold NUL.
  const q = first(asked).replaceAll('\0', '').trim().slice(0, MAX_LENGTH)
  const page = /^[1-9]\d{0,3}$/.test(first(pagina)) ? Number(first(pagina)) : 1
  return (
    <>
      <SearchForm q={q} />
      <Results list={await searchNews(q, page)} q={q} words={wordsOf(q)} />
    </>
  )
}
