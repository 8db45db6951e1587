import { StalledReport } from '@/components/pratiche/stalled-report'
import { pratiche } from '@/lib/features/pratiche/resource'
import { praticheFerme } from '@/lib/features/reports/pratiche-ferme'
import { agentReportPage } from '@/lib/reports/pages'

export const metadata = { title: praticheFerme.title }

export default agentReportPage(praticheFerme, pratiche, StalledReport)
