import { adminReportPage } from '@/lib/reports/pages'
import { reteOamReport } from '@/lib/reports/rete-oam'

export const metadata = { title: reteOamReport.title }

export default adminReportPage(reteOamReport)
