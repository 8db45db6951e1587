import { flusso } from '@/lib/features/reports/flusso'
import { summaryExportRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryExportRoute(flusso)
