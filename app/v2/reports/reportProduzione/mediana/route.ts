import { produzione } from '@/lib/reports/produzione'
import { medianRoute } from '@/lib/reports/summary/chart-routes'

export const { GET } = medianRoute(produzione)
