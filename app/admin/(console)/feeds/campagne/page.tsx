import { CampaignsResults } from '@/components/campaigns/campaigns-results'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Campagne' }

export default async function CampaignsPage() {
  await requireAdmin('leads_manage')
  return <CampaignsResults />
}
