import { contactCenter } from '@/lib/features/rankings/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(contactCenter)
