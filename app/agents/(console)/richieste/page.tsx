import { leadsToCall, ownView } from '@/components/agents/own-view'
import { LeadList } from '@/components/leads/lead-list'
import { can } from '@/lib/auth/actor'
import { requireAgent } from '@/lib/auth/gates'
import { leads } from '@/lib/features/leads/resource'

export const metadata = { title: 'Richieste' }

export default async function AgentLeads() {
  const { actor } = await requireAgent()
  const view = leadsToCall(can(actor, 'pratiche_agency') ? leads.view : ownView(leads.view))
  return <LeadList view={view} page="/agents/richieste" casePage="/agents/reports/pratiche" />
}
