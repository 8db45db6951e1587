import { statisticheAgenti } from '@/lib/features/reports/statistiche-agenti'
import { medianRoute } from '@/lib/reports/summary/chart-routes'

export const { GET } = medianRoute(statisticheAgenti)
