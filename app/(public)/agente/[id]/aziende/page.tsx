import type { Metadata } from 'next'
import { cacheLife, cacheTag } from 'next/cache'
import { companyPageMetadata } from '@/components/agente/agent-metadata'
import { CompanyPage } from '@/components/agente/company-page'
import { env } from '@/lib/core/env'
import { publishedAgent } from '@/lib/features/agents/data'
import { orMissingPage } from '@/lib/http/missing-page'

export { generateStaticParams } from '../page'

export const ensureStatic = 'navigation'
type Props = { params: Promise<{ id: string }> }

async function load(key: string) {
  'use cache'
  cacheLife('hours')
  cacheTag('agents', 'agencies')
  return publishedAgent(key)
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const agent = await load((await params).id)
  return agent ? companyPageMetadata(agent) : {}
}

export default async function Page({ params }: Props) {
  const agent = await orMissingPage(load((await params).id))
  return <CompanyPage agent={agent} siteUrl={env().SITE_URL} />
}
