import { movimentiRichieste } from '@/lib/features/reports/movimenti-richieste'
import { agentReportPage } from '@/lib/reports/pages'

export const metadata = { title: movimentiRichieste.title }

export default agentReportPage(movimentiRichieste)
