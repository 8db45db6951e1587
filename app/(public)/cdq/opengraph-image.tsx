import { connection } from 'next/server'
import { OG_SIZE, ogImage } from '@/components/site/og'
import { company } from '../company'

export const alt = 'Cessione del quinto, quanta rata puoi permetterti'
export const size = OG_SIZE
export const contentType = 'image/png'

export default async function Image() {
  // The words of the warning are a setting: a picture kept by Next could not be made again after a change.
  await connection()
  return ogImage('Cessione del quinto: quanta rata puoi permetterti?', (await company()).avvertenza)
}
