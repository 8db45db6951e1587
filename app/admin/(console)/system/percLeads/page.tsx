import { PercLeads } from '@/components/leads/perc-leads'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Pesi di assegnazione' }

export default async function PercLeadsPage() {
  await requireAdmin('leads_manage')
  return <PercLeads />
}
