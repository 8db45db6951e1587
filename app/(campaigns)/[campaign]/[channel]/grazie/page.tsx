import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { ThanksPage } from '@/components/site/pages/campaigns/thanks-page'
import { type SearchParams, searchParam } from '@/lib/auth/search-param'
import { thankedLead } from '@/lib/features/campaigns/data'
import { landingPath } from '@/lib/features/campaigns/present'
import { orMissingPage } from '@/lib/http/missing-page'
import { company } from '../../../../(public)/company'
import { landingOf } from '../../../landing'

type Props = { params: Promise<{ campaign: string; channel: string }>; searchParams: SearchParams }

// It depends on the token of this very request: nothing is prerendered, and the status is a true one.
export const instant = false

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const title = (await landingOf(await params)) ? 'Richiesta ricevuta' : 'Pagina non trovata'
  return { title, robots: { index: false, follow: false } }
}

export default async function Page({ params, searchParams }: Props) {
  await connection()
  const landing = await orMissingPage(landingOf(await params))
  const { product, channel } = landing
  const lead = await thankedLead(product, channel, await searchParam(searchParams, 't'))
  if (!lead) redirect(landingPath(product, channel))
  return <ThanksPage company={await company()} product={product} channel={channel} {...lead} />
}
