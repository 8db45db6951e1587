import { OG_SIZE, ogImage } from '@/components/site/og'
import { isId } from '@/lib/core/ids'
import { loadArticle } from '../load'

export const alt = 'Il titolo della notizia, sopra una strada di case'
export const size = OG_SIZE
export const contentType = 'image/png'

export default async function Image({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const found = isId(id) ? await loadArticle({ id }) : null
  return ogImage(found?.article.titolo ?? 'News')
}
