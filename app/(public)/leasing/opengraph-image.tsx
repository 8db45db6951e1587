import { OG_SIZE, ogImage } from '@/components/site/og'

export const alt = 'Il leasing, canone per canone'
export const size = OG_SIZE
export const contentType = 'image/png'

export default function Image() {
  return ogImage('Il leasing, canone per canone')
}
