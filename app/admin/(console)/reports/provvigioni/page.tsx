import { provvigioni } from '@/lib/features/reports/provvigioni'
import { adminReportPage } from '@/lib/reports/pages'

export const metadata = { title: 'Provvigioni' }

export default adminReportPage(provvigioni)
