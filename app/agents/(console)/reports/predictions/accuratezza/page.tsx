import { accuratezzaPrevisioni } from '@/lib/features/reports/accuratezza-previsioni'
import { agentSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: accuratezzaPrevisioni.title }

export default agentSummaryPage(accuratezzaPrevisioni)
