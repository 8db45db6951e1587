import { ImportsScreen } from '@/components/data/imports/imports-screen'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Importazione di incassi' }

export default async function PaymentsImportPage() {
  await requireAdmin('provvigioni_manage')
  return <ImportsScreen kind="incassi" />
}
