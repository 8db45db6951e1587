import { statisticheAgenti } from '@/lib/features/reports/statistiche-agenti'
import { summaryExportRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryExportRoute(statisticheAgenti)
