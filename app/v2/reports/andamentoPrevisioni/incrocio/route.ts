import { andamentoPrevisioni } from '@/lib/features/reports/andamento-previsioni'
import { crossRoute } from '@/lib/reports/summary/chart-routes'

export const { GET } = crossRoute(andamentoPrevisioni)
