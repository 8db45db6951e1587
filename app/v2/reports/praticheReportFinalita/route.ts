import { finalita } from '@/lib/features/reports/finalita'
import { summaryRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryRoute(finalita)
