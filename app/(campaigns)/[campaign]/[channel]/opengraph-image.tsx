import { notFound } from 'next/navigation'
import { landingTitle } from '@/components/campaigns/landing-metadata'
import { OG_SIZE, ogImage } from '@/components/site/og'
import { landingOf, landingParams } from '../../landing'

type Props = { params: Promise<{ campaign: string; channel: string }> }

export const alt = 'Chiaravia: il conto si fa prima'
export const size = OG_SIZE
export const contentType = 'image/png'
export const generateStaticParams = landingParams

export default async function Image({ params }: Props) {
  const landing = await landingOf(await params)
  if (!landing) notFound()
  return ogImage(landingTitle(landing))
}
