import { OG_SIZE, ogImage } from '@/components/site/og'

export const alt = 'Il finanziamento per la tua impresa, con tutti i costi indicati'
export const size = OG_SIZE
export const contentType = 'image/png'

export default function Image() {
  return ogImage('Il finanziamento per la tua impresa, con tutti i costi indicati')
}
