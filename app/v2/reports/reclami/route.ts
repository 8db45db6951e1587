import { reclamiReport } from '@/lib/features/reclami/report'
import { reportRoute } from '@/lib/reports/routes'

export const { GET } = reportRoute(reclamiReport)
