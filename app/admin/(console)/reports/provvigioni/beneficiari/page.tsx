import { provvigioniBeneficiari } from '@/lib/features/reports/provvigioni-somme'
import { adminSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: 'Provvigioni per beneficiario' }

export default adminSummaryPage(provvigioniBeneficiari)
