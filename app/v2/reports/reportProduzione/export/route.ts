import { produzione } from '@/lib/features/reports/produzione'
import { summaryExportRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryExportRoute(produzione)
