import { ticketMacros } from '@/lib/features/ticket-macros/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(ticketMacros)
