import { accuratezzaPrevisioni } from '@/lib/reports/accuratezza-previsioni'
import { crossRoute } from '@/lib/reports/summary/chart-routes'

export const { GET } = crossRoute(accuratezzaPrevisioni)
