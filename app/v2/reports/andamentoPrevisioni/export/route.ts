import { andamentoPrevisioni } from '@/lib/features/reports/andamento-previsioni'
import { summaryExportRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryExportRoute(andamentoPrevisioni)
