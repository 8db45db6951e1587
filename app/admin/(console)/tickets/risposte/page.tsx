import { ticketMacros } from '@/lib/features/ticket-macros/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Risposte pronte' }

export default listPage(ticketMacros)
