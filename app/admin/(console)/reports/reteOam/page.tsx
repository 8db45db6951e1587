import { reteOamReport } from '@/lib/features/formazione/rete-oam'
import { adminReportPage } from '@/lib/reports/pages'

export const metadata = { title: reteOamReport.title }

export default adminReportPage(reteOamReport)
