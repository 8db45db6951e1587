import { andamentoPrevisioni } from '@/lib/features/reports/andamento-previsioni'
import { agentSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: andamentoPrevisioni.title }

export default agentSummaryPage(andamentoPrevisioni)
