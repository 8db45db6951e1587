import { TicketMacroForm } from '@/lib/features/ticket-macros/form'
import { ticketMacros } from '@/lib/features/ticket-macros/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Risposta pronta' }

export default itemPage(ticketMacros, TicketMacroForm)
