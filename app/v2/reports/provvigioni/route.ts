import { provvigioni } from '@/lib/reports/provvigioni'
import { reportRoute } from '@/lib/reports/routes'

export const { GET } = reportRoute(provvigioni)
