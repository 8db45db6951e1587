import { ticketRules } from '@/lib/features/ticket-rules/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Regole dei ticket' }

export default listPage(ticketRules)
