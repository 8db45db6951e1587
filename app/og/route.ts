import { ogImage } from '@/components/site/og'
import { company } from '../(public)/company'

/** The picture of the pages that have none of their own. */
export const GET = async () =>
  ogImage('Mutui e prestiti, con tutti i costi indicati', (await company()).avvertenza)
