import { clientOverview } from '@/lib/features/clients/overview'
import { clientReadRoute } from '@/lib/features/clients/routes'

export const GET = clientReadRoute('Quanto c’è di un cliente, e che cosa non torna', clientOverview)
