import { connection } from 'next/server'
import { ogImage } from '@/components/site/og'
import { company } from '../(public)/company'

/** The picture of the pages that have none of their own. */
export async function GET() {
  // Drawing is no work that Next could keep.
  await connection()
  return ogImage('Mutui e prestiti, con tutti i costi indicati', (await company()).avvertenza)
}
