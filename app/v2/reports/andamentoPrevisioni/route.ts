import { andamentoPrevisioni } from '@/lib/reports/andamento-previsioni'
import { summaryRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryRoute(andamentoPrevisioni)
