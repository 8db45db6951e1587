import { LeadPage } from '@/components/admin/lead-page'
import type { Row } from '@/components/data/use-rows'
import { can } from '@/lib/auth/actor'
import { requireAdmin } from '@/lib/auth/gates'
import { leads } from '@/lib/features/leads/resource'
import { rowOrNotFound } from '@/lib/resources/pages'

export const metadata = { title: 'Richiesta' }

type Props = { params: Promise<{ id: string }> }

export default async function LeadRecord({ params }: Props) {
  const { actor } = await requireAdmin('leads_manage')
  const row = await rowOrNotFound(leads, actor, (await params).id)
  return <LeadPage row={row as Row} history={leads.view.history} canSeeHistory={can(actor, 'commits_see')} />
}
