import { TicketMacroForm } from '@/lib/features/ticket-macros/form'
import { ticketMacros } from '@/lib/features/ticket-macros/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuova risposta pronta' }

export default addPage(ticketMacros, TicketMacroForm)
