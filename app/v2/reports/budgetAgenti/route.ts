import { budgetAgenti } from '@/lib/reports/budget-agenti'
import { summaryRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryRoute(budgetAgenti)
