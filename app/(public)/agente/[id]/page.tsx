import type { Metadata } from 'next'
import { cacheLife, cacheTag } from 'next/cache'
import { agentMetadata } from '@/components/agente/agent-metadata'
import { AgentPage } from '@/components/agente/agent-page'
import { env } from '@/lib/core/env'
import { publishedAgent, publishedAgentSlugs } from '@/lib/features/agents/data'
import { ratingSummary, reviewsOf } from '@/lib/features/ratings/data'
import { votiTag } from '@/lib/features/ratings/schema'
import { orMissingPage } from '@/lib/http/missing-page'
import { company } from '../../company'

export const ensureStatic = 'navigation'
type Props = { params: Promise<{ id: string }> }

async function load(key: string) {
  'use cache'
  cacheLife('hours')
  cacheTag('agents', 'agencies')
  const agent = await publishedAgent(key)
  if (!agent) return null
  cacheTag(votiTag(agent._id))
  const [summary, reviews] = await Promise.all([ratingSummary(agent._id), reviewsOf(agent._id, { limit: 5 })])
  return { agent, summary, reviews }
}

export async function generateStaticParams() {
  const slugs = await publishedAgentSlugs()
  return (slugs.length > 0 ? slugs : ['-']).map((id) => ({ id }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await load((await params).id)
  return found ? agentMetadata(found.agent) : {}
}

export default async function Page({ params }: Props) {
  const found = await orMissingPage(load((await params).id))
  return <AgentPage {...found} company={await company()} siteUrl={env().SITE_URL} />
}
