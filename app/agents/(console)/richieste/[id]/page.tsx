import type { Row } from '@/components/data/use-rows'
import { LeadPage } from '@/components/leads/lead-page'
import { orNotFound } from '@/components/pratiche/or-not-found'
import { requireAgent } from '@/lib/auth/gates'
import { leads } from '@/lib/features/leads/resource'
import { getRow } from '@/lib/resources/read'

export const metadata = { title: 'Richiesta' }

type Props = { params: Promise<{ id: string }> }

export default async function AgentLead({ params }: Props) {
  const { actor } = await requireAgent()
  const row = await orNotFound(getRow(leads, actor, (await params).id))
  return <LeadPage row={row as Row} view={leads.view} casePage="/agents/reports/pratiche" />
}
