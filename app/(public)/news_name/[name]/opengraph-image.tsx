import { OG_SIZE, ogImage } from '@/components/site/og'
import { loadArticle } from '../../news/load'

export const alt = 'Il titolo della notizia, sopra una strada di case'
export const size = OG_SIZE
export const contentType = 'image/png'

export default async function Image({ params }: { params: Promise<{ name: string }> }) {
  const { name } = await params
  const found = await loadArticle({ slug: name })
  return ogImage(found?.article.titolo ?? 'News')
}
