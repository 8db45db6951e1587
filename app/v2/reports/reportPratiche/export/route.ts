import { flusso } from '@/lib/reports/flusso'
import { summaryExportRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryExportRoute(flusso)
