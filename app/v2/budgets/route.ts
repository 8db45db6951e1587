import { budgetAgenti } from '@/lib/features/budgets/budget-agenti'
import { readYear } from '@/lib/features/budgets/data'
import { annoReply, budgetQuery } from '@/lib/features/budgets/schema'
import { handle } from '@/lib/http/handle'
import { admitTo } from '@/lib/reports/summary/routes'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    admits: (actor) => admitTo(budgetAgenti, actor),
    query: budgetQuery,
    reply: annoReply,
    summary: 'Il budget di un anno, mese per mese, accanto all’erogato e alle previsioni',
  },
  ({ ctx, query }) => readYear(ctx.actor, query),
)
