import { movimentiRichieste } from '@/lib/reports/movimenti-richieste'
import { reportRoute } from '@/lib/reports/routes'

export const { GET } = reportRoute(movimentiRichieste)
