import { OG_SIZE, ogImage } from '@/components/site/og'

export const alt = 'La tua casa, quanto costa al mese?'
export const size = OG_SIZE
export const contentType = 'image/png'

export default function Image() {
  return ogImage('La tua casa, quanto costa al mese?')
}
