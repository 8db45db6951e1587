import { OG_SIZE, ogImage } from '@/components/site/og'

export const alt = 'Parla con una persona'
export const size = OG_SIZE
export const contentType = 'image/png'

export default function Image() {
  return ogImage('Parla con una persona, al telefono o in agenzia')
}
