import { requestsOf } from '@/lib/features/clients/requests-of'
import { clientPageRoute } from '@/lib/features/clients/routes'

export const GET = clientPageRoute('Richieste di un cliente', requestsOf)
