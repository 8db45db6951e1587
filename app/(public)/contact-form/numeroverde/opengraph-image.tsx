import { OG_SIZE, ogImage } from '@/components/site/og'

export const alt = 'Ti chiamiamo noi'
export const size = OG_SIZE
export const contentType = 'image/png'

export default function Image() {
  return ogImage('Scegli giorno e ora: ti chiamiamo noi')
}
