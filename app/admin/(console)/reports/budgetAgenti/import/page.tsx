import { ImportsScreen } from '@/components/data/imports/imports-screen'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Importazione di budget' }

export default async function BudgetImportPage() {
  await requireAdmin('budgets_manage')
  return <ImportsScreen kind="budget" />
}
