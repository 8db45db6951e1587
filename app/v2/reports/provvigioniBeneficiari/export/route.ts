import { provvigioniBeneficiari } from '@/lib/features/reports/provvigioni-somme'
import { summaryExportRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryExportRoute(provvigioniBeneficiari)
