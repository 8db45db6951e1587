import { TicketRuleForm } from '@/lib/features/tickets/rules/form'
import { ticketRules } from '@/lib/features/tickets/rules/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuova regola dei ticket' }

export default addPage(ticketRules, TicketRuleForm)
