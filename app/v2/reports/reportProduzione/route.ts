import { produzione } from '@/lib/features/reports/produzione'
import { summaryRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryRoute(produzione)
