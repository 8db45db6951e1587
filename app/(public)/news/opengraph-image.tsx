import { OG_SIZE, ogImage } from '@/components/site/og'

export const alt = 'Le news su mutui, tassi e casa'
export const size = OG_SIZE
export const contentType = 'image/png'

export default function Image() {
  return ogImage('Le news su mutui, tassi e casa')
}
