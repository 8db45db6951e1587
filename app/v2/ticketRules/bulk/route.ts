import { ticketRules } from '@/lib/features/ticket-rules/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(ticketRules)
