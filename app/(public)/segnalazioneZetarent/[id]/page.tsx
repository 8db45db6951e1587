import type { Metadata } from 'next'
import { cacheLife, cacheTag } from 'next/cache'
import { missingMetadata } from '@/components/site/metadata'
import { referralMetadata } from '@/components/site/pages/segnalazione/referral-metadata'
import { ReferralPage } from '@/components/site/pages/segnalazione/referral-page'
import { env } from '@/lib/core/env'
import { publishedAgent, publishedAgentSlugs } from '@/lib/features/agents/data'
import { areReferralsPaid } from '@/lib/features/leads/segnalazioni/data'
import { firstPage } from '@/lib/http/built-pages'
import { orMissingPage } from '@/lib/http/missing-page'

export const ensureStatic = 'navigation'
type Props = { params: Promise<{ id: string }> }

async function load(key: string) {
  'use cache'
  cacheLife('hours')
  cacheTag('agents', 'settings')
  const [agent, paid] = await Promise.all([publishedAgent(key), areReferralsPaid()])
  return agent && { agent, paid, path: `/segnalazioneZetarent/${agent.slug}` }
}

export async function generateStaticParams() {
  const slugs = await publishedAgentSlugs()
  return firstPage(
    slugs.map((id) => ({ id })),
    { id: '-' },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await load((await params).id)
  return found ? referralMetadata(found.agent, found.path, 'zetarent') : missingMetadata
}

export default async function Page({ params }: Props) {
  const found = await orMissingPage(load((await params).id))
  return <ReferralPage {...found} partner="zetarent" siteUrl={env().SITE_URL} />
}
