import { budgetAgenti } from '@/lib/features/budgets/budget-agenti'
import { summaryExportRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryExportRoute(budgetAgenti)
