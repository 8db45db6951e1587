import { reclamiReport } from '@/lib/reports/reclami'
import { reportExportRoute } from '@/lib/reports/routes'

export const { GET } = reportExportRoute(reclamiReport)
