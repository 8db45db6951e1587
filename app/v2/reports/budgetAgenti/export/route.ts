import { budgetAgenti } from '@/lib/reports/budget-agenti'
import { summaryExportRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryExportRoute(budgetAgenti)
