import type { Metadata } from 'next'
import { cacheLife, cacheTag } from 'next/cache'
import { missingMetadata, pageMetadata } from '@/components/site/metadata'
import { AgencyPage } from '@/components/site/pages/agenzia/agency-page'
import { env } from '@/lib/core/env'
import { publishedAgencies, publishedAgency } from '@/lib/features/agencies/data'
import { firstPage } from '@/lib/http/built-pages'
import { orMissingPage } from '@/lib/http/missing-page'
import { company } from '../../company'

export const ensureStatic = 'navigation'
type Props = { params: Promise<{ id: string }> }

async function load(idOrSlug: string) {
  'use cache'
  cacheLife('hours')
  cacheTag('agencies', 'agents')
  return publishedAgency(idOrSlug)
}

export async function generateStaticParams() {
  const agencies = await publishedAgencies()
  return firstPage(
    agencies.map(({ slug }) => ({ id: slug })),
    { id: '-' },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await load((await params).id)
  if (!found) return missingMetadata
  const { nome, slug, indirizzo, comune, servizi } = found.agency
  const description = `${nome}, ${indirizzo}, ${comune}: orari, telefono, indicazioni e consulenti per ${servizi.join(', ')}.`
  return pageMetadata({ title: nome, description, path: `/agenzia/${slug}` })
}

export default async function Page({ params }: Props) {
  const found = await orMissingPage(load((await params).id))
  return <AgencyPage {...found} company={await company()} siteUrl={env().SITE_URL} />
}
