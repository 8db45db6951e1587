import { OwnBudget } from '@/components/budget/own-budget'
import { requireAgent } from '@/lib/auth/gates'
import { todayInRome } from '@/lib/core/dates'
import { ownYear } from '@/lib/features/budgets/own-year'

export const metadata = { title: 'Budget' }

export default async function OwnBudgetPage() {
  const scope = await requireAgent()
  return <OwnBudget year={await ownYear(scope)} today={todayInRome()} agentId={scope.actor.userId} />
}
