import { movimenti } from '@/lib/reports/movimenti'
import { reportExportRoute } from '@/lib/reports/routes'

export const { GET } = reportExportRoute(movimenti)
