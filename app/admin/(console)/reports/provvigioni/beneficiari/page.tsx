import { provvigioniBeneficiari } from '@/lib/reports/provvigioni-somme'
import { adminSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: 'Provvigioni per beneficiario' }

export default adminSummaryPage(provvigioniBeneficiari)
