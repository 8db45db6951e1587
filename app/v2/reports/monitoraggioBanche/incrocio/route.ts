import { monitoraggioBanche } from '@/lib/features/reports/monitoraggio-banche'
import { crossRoute } from '@/lib/reports/summary/chart-routes'

export const { GET } = crossRoute(monitoraggioBanche)
