import { budgetAgenti } from '@/lib/features/budgets/budget-agenti'
import { crossRoute } from '@/lib/reports/summary/chart-routes'

export const { GET } = crossRoute(budgetAgenti)
