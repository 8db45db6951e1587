import type { Metadata } from 'next'
import { cacheLife, cacheTag } from 'next/cache'
import { missingMetadata } from '@/components/site/metadata'
import { companyPageMetadata, formerMetadata } from '@/components/site/pages/agente/agent-metadata'
import { CompanyPage } from '@/components/site/pages/agente/company-page'
import { GonePage } from '@/components/site/pages/agente/gone-page'
import { env } from '@/lib/core/env'
import { publishedAgent, slugOfToday } from '@/lib/features/agents/data'
import { formerAgent } from '@/lib/features/agents/former'
import { movedPage } from '@/lib/http/moved-page'

export { generateStaticParams } from '../page'
export const ensureStatic = 'navigation'
type Props = { params: Promise<{ id: string }> }

async function load(key: string) {
  'use cache'
  cacheLife('hours')
  cacheTag('agents', 'agencies')
  const agent = await publishedAgent(key)
  if (agent) return { agent, isGone: false, movedTo: null }
  const former = await formerAgent(key)
  if (former)
    return { agent, isGone: former === 'gone', movedTo: former === 'gone' ? null : `/agente/${former.slug}` }
  const slug = await slugOfToday(key)
  return { agent, isGone: false, movedTo: slug && `/agente/${slug}/aziende` }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await load((await params).id)
  if (found.isGone) return formerMetadata('gone')
  return found.agent ? companyPageMetadata(found.agent) : missingMetadata
}

export default async function Page({ params }: Props) {
  const found = await load((await params).id)
  if (found.isGone) return <GonePage />
  if (!found.agent) movedPage(found.movedTo)
  return <CompanyPage agent={found.agent} siteUrl={env().SITE_URL} />
}
