import type { Metadata } from 'next'
import { pageMetadata } from '@/components/site/metadata'
import type { PublicAgent } from '@/lib/features/agents/schema'
import type { Partner } from '@/lib/features/leads/segnalazioni/schema'
import { copyOf } from './copy'

/** A copy for each agent: found by its link, not by search engines. */
export function referralMetadata(agent: PublicAgent, path: string, partner?: Partner): Promise<Metadata> {
  const { name, lead } = copyOf(agent.nome, partner)
  return pageMetadata({
    title: `${name}: ${agent.nome} ${agent.cognome}`,
    description: lead,
    path,
    noindex: true,
  })
}
