import { andamentoPrevisioni } from '@/lib/reports/andamento-previsioni'
import { summaryExportRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryExportRoute(andamentoPrevisioni)
