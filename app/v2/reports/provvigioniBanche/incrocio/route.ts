import { provvigioniBanche } from '@/lib/features/reports/provvigioni-banche'
import { crossRoute } from '@/lib/reports/summary/chart-routes'

export const { GET } = crossRoute(provvigioniBanche)
