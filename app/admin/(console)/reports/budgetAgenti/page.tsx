import { BudgetYear } from '@/components/budgets/budget-year'
import { can } from '@/lib/auth/actor'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Budget agenti' }

export default async function BudgetPage() {
  const { actor } = await requireAdmin('reports_see')
  return <BudgetYear canEdit={can(actor, 'budgets_manage')} />
}
