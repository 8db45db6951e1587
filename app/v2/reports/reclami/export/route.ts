import { reclamiReport } from '@/lib/features/reclami/report'
import { reportExportRoute } from '@/lib/reports/routes'

export const { GET } = reportExportRoute(reclamiReport)
