import { reteOamReport } from '@/lib/reports/rete-oam'
import { reportRoute } from '@/lib/reports/routes'

export const { GET } = reportRoute(reteOamReport)
