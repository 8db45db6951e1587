import { connection } from 'next/server'
import { OG_SIZE, ogImage } from '@/components/site/og'
import { company } from '../company'

export const alt = 'Prestiti personali, con la rata e tutte le spese indicate'
export const size = OG_SIZE
export const contentType = 'image/png'

export default async function Image() {
  // The words of the warning are a setting: a picture kept by Next could not be made again after a change.
  await connection()
  return ogImage('Il prestito che ti serve, quanto costa al mese?', (await company()).avvertenza)
}
