import type { Metadata } from 'next'
import { missingMetadata } from '@/components/site/metadata'
import { agentMetadata, formerMetadata } from '@/components/site/pages/agente/agent-metadata'
import { AgentPage } from '@/components/site/pages/agente/agent-page'
import { FormerPage } from '@/components/site/pages/agente/former-page'
import { env } from '@/lib/core/env'
import { publishedAgentSlugs } from '@/lib/features/agents/data'
import { firstPage } from '@/lib/http/built-pages'
import { movedPage } from '@/lib/http/moved-page'
import { company } from '../../company'
import { foundAgent } from './found-agent'

export const ensureStatic = 'navigation'
type Props = { params: Promise<{ id: string }> }

export async function generateStaticParams() {
  const slugs = await publishedAgentSlugs()
  return firstPage(
    slugs.map((id) => ({ id })),
    { id: '-' },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { agent, former } = await foundAgent((await params).id)
  if (former) return formerMetadata(former)
  return agent ? agentMetadata(agent) : missingMetadata
}

export default async function Page({ params }: Props) {
  const { agent, former, movedTo, ...about } = await foundAgent((await params).id)
  const siteUrl = env().SITE_URL
  if (former) return <FormerPage {...about} former={former} siteUrl={siteUrl} />
  if (!agent || !about.summary) movedPage(movedTo ? `/agente/${movedTo}` : null)
  return <AgentPage {...about} agent={agent} company={await company()} siteUrl={siteUrl} />
}
