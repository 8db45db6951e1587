import { reteOamReport } from '@/lib/reports/rete-oam'
import { reportExportRoute } from '@/lib/reports/routes'

export const { GET } = reportExportRoute(reteOamReport)
