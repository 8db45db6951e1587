import { ticketRules } from '@/lib/features/ticket-rules/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(ticketRules)
