import { movimentiRichieste } from '@/lib/features/reports/movimenti-richieste'
import { reportExportRoute } from '@/lib/reports/routes'

export const { GET } = reportExportRoute(movimentiRichieste)
