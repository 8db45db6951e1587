import { provvigioniBeneficiari } from '@/lib/features/reports/provvigioni-somme'
import { crossRoute } from '@/lib/reports/summary/chart-routes'

export const { GET } = crossRoute(provvigioniBeneficiari)
