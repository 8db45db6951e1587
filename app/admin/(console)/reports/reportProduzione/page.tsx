import { produzione } from '@/lib/features/reports/produzione'
import { adminSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: produzione.title }

export default adminSummaryPage(produzione)
