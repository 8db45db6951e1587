import { ticketCategories } from '@/lib/features/ticket-categories/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(ticketCategories)
