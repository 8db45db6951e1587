import { OG_SIZE, ogImage } from '@/components/site/og'

export const alt = 'Hai già un mutuo? Vediamo se può pesare meno'
export const size = OG_SIZE
export const contentType = 'image/png'

export default function Image() {
  return ogImage('Hai già un mutuo? Vediamo se puoi pagare meno')
}
