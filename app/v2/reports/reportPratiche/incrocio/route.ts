import { flusso } from '@/lib/features/reports/flusso'
import { crossRoute } from '@/lib/reports/summary/chart-routes'

export const { GET } = crossRoute(flusso)
