import { accuratezzaPrevisioni } from '@/lib/features/reports/accuratezza-previsioni'
import { summaryRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryRoute(accuratezzaPrevisioni)
