import { provvigioniBanche } from '@/lib/features/reports/provvigioni-banche'
import { summaryExportRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryExportRoute(provvigioniBanche)
