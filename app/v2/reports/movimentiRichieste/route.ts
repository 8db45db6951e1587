import { movimentiRichieste } from '@/lib/features/reports/movimenti-richieste'
import { reportRoute } from '@/lib/reports/routes'

export const { GET } = reportRoute(movimentiRichieste)
