import { provvigioniBanche } from '@/lib/reports/provvigioni-banche'
import { summaryRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryRoute(provvigioniBanche)
