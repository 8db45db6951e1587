import { monitoraggioBanche } from '@/lib/features/reports/monitoraggio-banche'
import { summaryRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryRoute(monitoraggioBanche)
