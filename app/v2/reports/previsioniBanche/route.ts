import { previsioniBanche } from '@/lib/features/reports/previsioni-banche'
import { summaryRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryRoute(previsioniBanche)
