import { TicketCalendarForm } from '@/lib/features/tickets/calendari/form'
import { ticketCalendari } from '@/lib/features/tickets/calendari/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Calendario dei ticket' }

export default itemPage(ticketCalendari, TicketCalendarForm)
