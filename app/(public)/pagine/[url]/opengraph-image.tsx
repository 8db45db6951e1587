import { cacheLife, cacheTag } from 'next/cache'
import { OG_SIZE, ogImage } from '@/components/site/og'
import { publishedPage } from '@/lib/features/content/data'

export const alt = 'Il titolo della pagina, sopra una strada di case'
export const size = OG_SIZE
export const contentType = 'image/png'

async function titleOf(url: string): Promise<string> {
  'use cache'
  cacheLife('hours')
  cacheTag('pages')
  return (await publishedPage(url))?.titolo ?? 'Pagina non trovata'
}

export default async function Image({ params }: { params: Promise<{ url: string }> }) {
  return ogImage(await titleOf((await params).url))
}
