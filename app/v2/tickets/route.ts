import { tickets } from '@/lib/features/tickets/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET } = collectionRoutes(tickets)
