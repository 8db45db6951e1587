import { reclamiReport } from '@/lib/features/reclami/report'
import { adminReportPage } from '@/lib/reports/pages'

export const metadata = { title: reclamiReport.title }

export default adminReportPage(reclamiReport)
