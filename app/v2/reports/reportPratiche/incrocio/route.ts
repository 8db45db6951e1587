import { flusso } from '@/lib/reports/flusso'
import { crossRoute } from '@/lib/reports/summary/chart-routes'

export const { GET } = crossRoute(flusso)
