import { provvigioniBanche } from '@/lib/features/reports/provvigioni-banche'
import { summaryRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryRoute(provvigioniBanche)
