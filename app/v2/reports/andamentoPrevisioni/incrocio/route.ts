import { andamentoPrevisioni } from '@/lib/reports/andamento-previsioni'
import { crossRoute } from '@/lib/reports/summary/chart-routes'

export const { GET } = crossRoute(andamentoPrevisioni)
