import { provvigioniBanche } from '@/lib/features/reports/provvigioni-banche'
import { adminSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: 'Provvigioni per banca' }

export default adminSummaryPage(provvigioniBanche)
