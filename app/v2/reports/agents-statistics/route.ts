import { statisticheAgenti } from '@/lib/features/reports/statistiche-agenti'
import { summaryRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryRoute(statisticheAgenti)
