import { provvigioniBanche } from '@/lib/reports/provvigioni-somme'
import { summaryExportRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryExportRoute(provvigioniBanche)
