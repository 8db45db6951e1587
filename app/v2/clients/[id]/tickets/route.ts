import { ticketsOf } from '@/lib/features/clients/pages'
import { clientPageRoute } from '@/lib/features/clients/routes'

export const GET = clientPageRoute('Ticket aperti da un cliente', ticketsOf)
