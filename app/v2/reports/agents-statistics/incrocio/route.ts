import { statisticheAgenti } from '@/lib/features/reports/statistiche-agenti'
import { crossRoute } from '@/lib/reports/summary/chart-routes'

export const { GET } = crossRoute(statisticheAgenti)
