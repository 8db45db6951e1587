import { NetworkMedian } from '@/components/reports/network-median'
import { statisticheAgenti } from '@/lib/features/reports/statistiche-agenti'
import { agentSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: statisticheAgenti.title }

export default agentSummaryPage(statisticheAgenti, { gate: ['reports_see'], Below: NetworkMedian })
