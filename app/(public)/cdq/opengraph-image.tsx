import { OG_SIZE, ogImage } from '@/components/site/og'

export const alt = 'Chiaravia: cessione del quinto, quanta rata puoi permetterti'
export const size = OG_SIZE
export const contentType = 'image/png'

export default function Image() {
  return ogImage('Cessione del quinto: quanta rata puoi permetterti?')
}
