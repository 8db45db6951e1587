import { produzione } from '@/lib/features/reports/produzione'
import { crossRoute } from '@/lib/reports/summary/chart-routes'

export const { GET } = crossRoute(produzione)
