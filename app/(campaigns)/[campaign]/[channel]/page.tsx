import type { Metadata } from 'next'
import { landingMetadata } from '@/components/site/pages/campaigns/landing-metadata'
import { LandingPage } from '@/components/site/pages/campaigns/landing-page'
import { orMissingPage } from '@/lib/http/missing-page'
import { company } from '../../../(public)/company'
import { example, landingOf, landingParams, provinces } from '../../landing'

type Props = { params: Promise<{ campaign: string; channel: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = landingParams

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const landing = await landingOf(await params)
  return landing ? landingMetadata(landing) : { title: 'Pagina non trovata' }
}

export default async function Page({ params }: Props) {
  const landing = await orMissingPage(landingOf(await params))
  return (
    <LandingPage
      landing={landing}
      company={await company()}
      esempio={await example(landing.product)}
      province={await provinces()}
    />
  )
}
