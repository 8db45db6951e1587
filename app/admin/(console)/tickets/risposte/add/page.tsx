import { TicketMacroForm } from '@/lib/features/tickets/macros/form'
import { ticketMacros } from '@/lib/features/tickets/macros/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuova risposta pronta' }

export default addPage(ticketMacros, TicketMacroForm)
