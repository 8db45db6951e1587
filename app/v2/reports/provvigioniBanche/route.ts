import { provvigioniBanche } from '@/lib/reports/provvigioni-somme'
import { summaryRoute } from '@/lib/reports/summary/routes'

export const { GET } = summaryRoute(provvigioniBanche)
