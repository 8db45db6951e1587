import { OG_SIZE, ogImage } from '@/components/site/og'
import { publishedAgency } from '@/lib/features/agencies/data'

export const alt = 'Un’agenzia: indirizzo, orari e consulenti'
export const size = OG_SIZE
export const contentType = 'image/png'

export default async function Image({ params }: { params: Promise<{ id: string }> }) {
  const found = await publishedAgency((await params).id)
  return ogImage(found ? `${found.agency.nome}, vieni a trovarci` : 'Le nostre agenzie')
}
