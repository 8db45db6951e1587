import { budgetAgenti } from '@/lib/features/budgets/budget-agenti'
import { summaryRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryRoute(budgetAgenti)
