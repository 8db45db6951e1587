import { movimenti } from '@/lib/features/reports/movimenti'
import { adminReportPage } from '@/lib/reports/pages'

export const metadata = { title: movimenti.title }

export default adminReportPage(movimenti)
