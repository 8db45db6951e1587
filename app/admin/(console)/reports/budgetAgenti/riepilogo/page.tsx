import { budgetAgenti } from '@/lib/features/budgets/budget-agenti'
import { adminSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: 'Riepilogo del budget' }

export default adminSummaryPage(budgetAgenti)
