import { finalita } from '@/lib/reports/finalita'
import { summaryExportRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryExportRoute(finalita)
