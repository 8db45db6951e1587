import { movimentiRichieste } from '@/lib/features/reports/movimenti-richieste'
import { adminReportPage } from '@/lib/reports/pages'

export const metadata = { title: movimentiRichieste.title }

export default adminReportPage(movimentiRichieste)
