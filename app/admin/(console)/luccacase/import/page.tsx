import { ImportsScreen } from '@/components/data/imports/imports-screen'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Importazione di annunci' }

export default async function ListingsImportPage() {
  await requireAdmin('leads_manage')
  return <ImportsScreen kind="annunci" />
}
