import { TicketMacroForm } from '@/lib/features/tickets/macros/form'
import { ticketMacros } from '@/lib/features/tickets/macros/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Risposta pronta' }

export default itemPage(ticketMacros, TicketMacroForm)
