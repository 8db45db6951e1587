import { OG_SIZE, ogImage } from '@/components/site/og'

export const alt = 'Confronta i mutui, con tutte le spese indicate'
export const size = OG_SIZE
export const contentType = 'image/png'

export default function Image() {
  return ogImage('Confronta i mutui, con tutte le spese indicate')
}
