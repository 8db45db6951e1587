import { OG_SIZE, ogImage } from '@/components/site/og'

export const alt = 'Segnala un illecito in modo riservato'
export const size = OG_SIZE
export const contentType = 'image/png'

export default function Image() {
  return ogImage('Segnala un illecito, in modo riservato')
}
