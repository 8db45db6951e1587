import { OG_SIZE, ogImage } from '@/components/site/og'

export const alt = 'Presenta chi cerca un’auto a noleggio a lungo termine'
export const size = OG_SIZE
export const contentType = 'image/png'

export default function Image() {
  return ogImage('Conosci qualcuno che cambia auto?')
}
