import { finalita } from '@/lib/features/reports/finalita'
import { summaryExportRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryExportRoute(finalita)
