import { ticketMacros } from '@/lib/features/tickets/macros/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Risposte pronte' }

export default listPage(ticketMacros)
