import { movimentiRichieste } from '@/lib/reports/movimenti-richieste'
import { reportExportRoute } from '@/lib/reports/routes'

export const { GET } = reportExportRoute(movimentiRichieste)
