import { accuratezzaPrevisioni } from '@/lib/features/reports/accuratezza-previsioni'
import { adminSummaryPage } from '@/lib/reports/summary/pages'

export const metadata = { title: accuratezzaPrevisioni.title }

export default adminSummaryPage(accuratezzaPrevisioni)
