import { TicketRuleForm } from '@/lib/features/tickets/rules/form'
import { ticketRules } from '@/lib/features/tickets/rules/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Regola dei ticket' }

export default itemPage(ticketRules, TicketRuleForm)
