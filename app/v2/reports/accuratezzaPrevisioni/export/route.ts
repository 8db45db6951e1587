import { accuratezzaPrevisioni } from '@/lib/features/reports/accuratezza-previsioni'
import { summaryExportRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryExportRoute(accuratezzaPrevisioni)
