import { StalledReport } from '@/components/pratiche/stalled-report'
import { pratiche } from '@/lib/features/pratiche/resource'
import { agentReportPage } from '@/lib/reports/pages'
import { praticheFerme } from '@/lib/reports/pratiche-ferme'

export const metadata = { title: praticheFerme.title }

export default agentReportPage(praticheFerme, pratiche, StalledReport)
