import { NetworkMedian } from '@/components/reports/network-median'
import { statisticheAgenti } from '@/lib/features/reports/statistiche-agenti'
import { adminSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: statisticheAgenti.title }

export default adminSummaryPage(statisticheAgenti, { Below: NetworkMedian })
