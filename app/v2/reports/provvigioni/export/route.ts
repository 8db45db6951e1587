import { provvigioni } from '@/lib/reports/provvigioni'
import { reportExportRoute } from '@/lib/reports/routes'

export const { GET } = reportExportRoute(provvigioni)
