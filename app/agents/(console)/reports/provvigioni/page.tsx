import { provvigioni } from '@/lib/features/reports/provvigioni'
import { agentReportPage } from '@/lib/reports/pages'

export const metadata = { title: 'Provvigioni' }

export default agentReportPage(provvigioni)
