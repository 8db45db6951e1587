import { ticketCategories } from '@/lib/features/ticket-categories/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(ticketCategories)
