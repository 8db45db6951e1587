import { budgetAgenti } from '@/lib/reports/budget-agenti'
import { crossRoute } from '@/lib/reports/summary/chart-routes'

export const { GET } = crossRoute(budgetAgenti)
