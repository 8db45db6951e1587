import { accuratezzaPrevisioni } from '@/lib/reports/accuratezza-previsioni'
import { adminSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: accuratezzaPrevisioni.title }

export default adminSummaryPage(accuratezzaPrevisioni)
