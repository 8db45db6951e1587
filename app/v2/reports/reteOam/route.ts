import { reteOamReport } from '@/lib/features/formazione/rete-oam'
import { reportRoute } from '@/lib/reports/routes'

export const { GET } = reportRoute(reteOamReport)
