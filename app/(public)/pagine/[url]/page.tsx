import { cacheLife, cacheTag } from 'next/cache'
import { notFound } from 'next/navigation'
import { publishedPage, publishedPages } from '@/lib/features/content/data'

export const ensureStatic = 'navigation'

async function load(url: string) {
  'use cache'
  cacheLife('hours')
  cacheTag('pages', `pages:${url}`)
  return publishedPage(url)
}

export async function generateStaticParams() {
  return (await publishedPages()).map(({ url }) => ({ url }))
}

export default async function Page({ params }: { params: Promise<{ url: string }> }) {
  const { url } = await params
  const page = await load(url)
  if (!page) notFound()
  return <h1>{page.titolo}</h1>
}
