import { ticketMacros } from '@/lib/features/ticket-macros/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH, DELETE } = itemRoutes(ticketMacros)
