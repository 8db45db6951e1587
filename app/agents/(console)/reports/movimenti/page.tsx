import { movimenti } from '@/lib/reports/movimenti'
import { agentReportPage } from '@/lib/reports/pages'

export const metadata = { title: movimenti.title }

export default agentReportPage(movimenti)
