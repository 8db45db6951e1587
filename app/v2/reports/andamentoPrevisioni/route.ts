import { andamentoPrevisioni } from '@/lib/features/reports/andamento-previsioni'
import { summaryRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryRoute(andamentoPrevisioni)
