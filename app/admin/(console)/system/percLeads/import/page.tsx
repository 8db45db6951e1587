import { ImportsScreen } from '@/components/data/imports/imports-screen'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Importazione di pesi' }

export default async function PercLeadsImportPage() {
  await requireAdmin('leads_manage')
  return <ImportsScreen kind="percLeads" />
}
