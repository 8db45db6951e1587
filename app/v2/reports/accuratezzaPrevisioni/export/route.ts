import { accuratezzaPrevisioni } from '@/lib/reports/accuratezza-previsioni'
import { summaryExportRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryExportRoute(accuratezzaPrevisioni)
