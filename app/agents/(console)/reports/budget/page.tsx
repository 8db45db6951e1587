import { OwnBudget } from '@/components/budgets/own-budget'
import { can } from '@/lib/auth/actor'
import { requireAgent } from '@/lib/auth/gates'
import { todayInRome } from '@/lib/core/dates'
import { ownYear } from '@/lib/features/budgets/own-year'

export const metadata = { title: 'Budget' }

export default async function OwnBudgetPage() {
  const scope = await requireAgent()
  const { actor } = scope
  return (
    <OwnBudget
      year={await ownYear(scope)}
      today={todayInRome()}
      agentId={actor.userId}
      canPropose={can(actor, 'team_see')}
    />
  )
}
