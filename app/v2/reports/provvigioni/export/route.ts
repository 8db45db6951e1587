import { provvigioni } from '@/lib/features/reports/provvigioni'
import { reportExportRoute } from '@/lib/reports/routes'

export const { GET } = reportExportRoute(provvigioni)
