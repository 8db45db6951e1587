import { provvigioniBanche } from '@/lib/reports/provvigioni-banche'
import { summaryExportRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryExportRoute(provvigioniBanche)
