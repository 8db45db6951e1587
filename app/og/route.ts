import { ogImage } from '@/components/site/og'

/** The picture of the pages that have none of their own. */
export const GET = () => ogImage('Mutui e prestiti, con tutti i costi indicati')
