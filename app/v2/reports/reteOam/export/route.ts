import { reteOamReport } from '@/lib/features/formazione/rete-oam'
import { reportExportRoute } from '@/lib/reports/routes'

export const { GET } = reportExportRoute(reteOamReport)
