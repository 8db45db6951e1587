import { CaseList } from '@/components/agents/case-list'
import { ownView } from '@/components/agents/own-view'
import { can } from '@/lib/auth/actor'
import { requireAgent } from '@/lib/auth/gates'
import { pratiche } from '@/lib/features/pratiche/resource'

export const metadata = { title: 'Pratiche' }

export default async function AgentCases() {
  const { actor } = await requireAgent()
  const { view } = pratiche
  return <CaseList view={can(actor, 'pratiche_agency') ? view : ownView(view)} />
}
