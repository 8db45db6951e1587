import { OG_SIZE, ogImage } from '@/components/site/og'

export const alt = 'Chiaravia: i cookie li scegli tu'
export const size = OG_SIZE
export const contentType = 'image/png'

export default function Image() {
  return ogImage('I cookie li scegli tu')
}
