import { OG_SIZE, ogImage } from '@/components/site/og'

export const alt = 'Segui la tua segnalazione'
export const size = OG_SIZE
export const contentType = 'image/png'

export default function Image() {
  return ogImage('Segui la tua segnalazione')
}
