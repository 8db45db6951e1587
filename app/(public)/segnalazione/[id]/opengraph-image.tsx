import { OG_SIZE, ogImage } from '@/components/site/og'

export const alt = 'Presenta una persona a un nostro consulente'
export const size = OG_SIZE
export const contentType = 'image/png'

export default function Image() {
  return ogImage('Conosci qualcuno che cerca casa? Presentacelo')
}
