import { provvigioni } from '@/lib/features/reports/provvigioni'
import { reportRoute } from '@/lib/reports/routes'

export const { GET } = reportRoute(provvigioni)
