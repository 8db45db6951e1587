import { leadsOf } from '@/lib/features/clients/pages'
import { clientPageRoute } from '@/lib/features/clients/routes'

export const GET = clientPageRoute('Richieste di un cliente', leadsOf)
