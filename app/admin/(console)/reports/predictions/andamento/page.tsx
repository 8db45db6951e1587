import { andamentoPrevisioni } from '@/lib/features/reports/andamento-previsioni'
import { adminSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: andamentoPrevisioni.title }

export default adminSummaryPage(andamentoPrevisioni)
