import { finalita } from '@/lib/features/reports/finalita'
import { crossRoute } from '@/lib/reports/summary/chart-routes'

export const { GET } = crossRoute(finalita)
