import { previsioniBanche } from '@/lib/reports/previsioni-banche'
import { crossRoute } from '@/lib/reports/summary/chart-routes'

export const { GET } = crossRoute(previsioniBanche)
