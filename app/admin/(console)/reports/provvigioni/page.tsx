import { adminReportPage } from '@/lib/reports/pages'
import { provvigioni } from '@/lib/reports/provvigioni'

export const metadata = { title: 'Provvigioni' }

export default adminReportPage(provvigioni)
