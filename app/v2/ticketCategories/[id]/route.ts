import { ticketCategories } from '@/lib/features/ticket-categories/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH, DELETE } = itemRoutes(ticketCategories)
