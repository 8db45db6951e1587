import { ticketRules } from '@/lib/features/tickets/rules/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Regole dei ticket' }

export default listPage(ticketRules)
