import { previsioniBanche } from '@/lib/features/reports/previsioni-banche'
import { crossRoute } from '@/lib/reports/summary/chart-routes'

export const { GET } = crossRoute(previsioniBanche)
