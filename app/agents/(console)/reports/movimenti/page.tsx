import { movimenti } from '@/lib/features/reports/movimenti'
import { agentReportPage } from '@/lib/reports/pages'

export const metadata = { title: movimenti.title }

export default agentReportPage(movimenti)
