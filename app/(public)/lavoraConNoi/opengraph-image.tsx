import { OG_SIZE, ogImage } from '@/components/site/og'

export const alt = 'Lavora con noi'
export const size = OG_SIZE
export const contentType = 'image/png'

export default function Image() {
  return ogImage('Lavora con noi')
}
