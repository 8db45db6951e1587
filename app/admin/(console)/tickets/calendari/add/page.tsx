import { TicketCalendarForm } from '@/lib/features/tickets/calendari/form'
import { ticketCalendari } from '@/lib/features/tickets/calendari/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuovo calendario dei ticket' }

export default addPage(ticketCalendari, TicketCalendarForm)
