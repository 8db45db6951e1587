import { budgetAgenti } from '@/lib/reports/budget-agenti'
import { adminSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: 'Riepilogo del budget' }

export default adminSummaryPage(budgetAgenti)
