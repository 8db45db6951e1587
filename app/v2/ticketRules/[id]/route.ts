import { ticketRules } from '@/lib/features/ticket-rules/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH, DELETE } = itemRoutes(ticketRules)
