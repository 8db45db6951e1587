import { monitoraggioBanche } from '@/lib/reports/monitoraggio-banche'
import { summaryRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryRoute(monitoraggioBanche)
