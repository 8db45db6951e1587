import { produzione } from '@/lib/features/reports/produzione'
import { medianRoute } from '@/lib/reports/summary/chart-routes'

export const { GET } = medianRoute(produzione)
