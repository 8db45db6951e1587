import { OG_SIZE, ogImage } from '@/components/site/og'

export const alt = 'Euribor ed Eurirs, oggi'
export const size = OG_SIZE
export const contentType = 'image/png'

export default function Image() {
  return ogImage('Euribor ed Eurirs, oggi')
}
