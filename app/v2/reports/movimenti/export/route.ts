import { movimenti } from '@/lib/features/reports/movimenti'
import { reportExportRoute } from '@/lib/reports/routes'

export const { GET } = reportExportRoute(movimenti)
