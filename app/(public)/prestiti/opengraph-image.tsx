import { OG_SIZE, ogImage } from '@/components/site/og'

export const alt = 'Chiaravia: prestiti personali, con la rata e tutte le spese indicate'
export const size = OG_SIZE
export const contentType = 'image/png'

export default function Image() {
  return ogImage('Il prestito che ti serve, quanto costa al mese?')
}
