import { produzione } from '@/lib/reports/produzione'
import { adminSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: produzione.title }

export default adminSummaryPage(produzione)
