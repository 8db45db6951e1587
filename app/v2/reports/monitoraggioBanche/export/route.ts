import { monitoraggioBanche } from '@/lib/features/reports/monitoraggio-banche'
import { summaryExportRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryExportRoute(monitoraggioBanche)
