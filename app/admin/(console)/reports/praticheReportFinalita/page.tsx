import { finalita } from '@/lib/features/reports/finalita'
import { adminSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: finalita.title }

export default adminSummaryPage(finalita)
