import { ImportsScreen } from '@/components/data/imports/imports-screen'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Importazione di giacenze' }

export default async function StockImportPage() {
  await requireAdmin('merchandising_manage')
  return <ImportsScreen kind="giacenze" />
}
