import { reclamiReport } from '@/lib/reports/reclami'
import { reportRoute } from '@/lib/reports/routes'

export const { GET } = reportRoute(reclamiReport)
