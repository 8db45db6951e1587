import { accuratezzaPrevisioni } from '@/lib/reports/accuratezza-previsioni'
import { agentSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: accuratezzaPrevisioni.title }

export default agentSummaryPage(accuratezzaPrevisioni)
