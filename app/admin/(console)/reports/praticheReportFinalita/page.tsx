import { finalita } from '@/lib/reports/finalita'
import { adminSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: finalita.title }

export default adminSummaryPage(finalita)
