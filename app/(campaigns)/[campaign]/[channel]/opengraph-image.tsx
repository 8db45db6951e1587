import { connection } from 'next/server'
import { OG_SIZE, ogImage } from '@/components/site/og'
import { landingTitle } from '@/components/site/pages/campaigns/landing-metadata'
import { orMissingPage } from '@/lib/http/missing-page'
import { isConsumerCredit } from '@/lib/words/products'
import { company } from '../../../(public)/company'
import { landingOf } from '../../landing'

type Props = { params: Promise<{ campaign: string; channel: string }> }

export const alt = 'Tutti i costi prima di decidere'
export const size = OG_SIZE
export const contentType = 'image/png'

export default async function Image({ params }: Props) {
  // Drawing reads the font: a picture kept by Next could not be made again after a change.
  await connection()
  const landing = await orMissingPage(landingOf(await params))
  return ogImage(landingTitle(landing), isConsumerCredit(landing.product) ? (await company()).avvertenza : '')
}
