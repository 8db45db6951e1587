import { clients } from '@/lib/features/clients/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(clients)
