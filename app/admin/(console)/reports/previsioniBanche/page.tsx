import { previsioniBanche } from '@/lib/features/reports/previsioni-banche'
import { adminSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: previsioniBanche.title }

export default adminSummaryPage(previsioniBanche)
