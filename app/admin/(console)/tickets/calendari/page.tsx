import { ticketCalendari } from '@/lib/features/tickets/calendari/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Calendari dei ticket' }

export default listPage(ticketCalendari)
