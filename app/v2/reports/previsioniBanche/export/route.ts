import { previsioniBanche } from '@/lib/features/reports/previsioni-banche'
import { summaryExportRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryExportRoute(previsioniBanche)
