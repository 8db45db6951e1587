import { accuratezzaPrevisioni } from '@/lib/features/reports/accuratezza-previsioni'
import { crossRoute } from '@/lib/reports/summary/chart-routes'

export const { GET } = crossRoute(accuratezzaPrevisioni)
