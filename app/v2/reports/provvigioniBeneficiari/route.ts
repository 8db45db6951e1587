import { provvigioniBeneficiari } from '@/lib/features/reports/provvigioni-somme'
import { summaryRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryRoute(provvigioniBeneficiari)
