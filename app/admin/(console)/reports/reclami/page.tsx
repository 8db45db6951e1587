import { adminReportPage } from '@/lib/reports/pages'
import { reclamiReport } from '@/lib/reports/reclami'

export const metadata = { title: reclamiReport.title }

export default adminReportPage(reclamiReport)
