import { duplicatesOf } from '@/lib/features/clients/duplicates'
import { clientReadRoute } from '@/lib/features/clients/routes'

export const GET = clientReadRoute('Clienti che sembrano la stessa persona di questo', duplicatesOf)
