import { merchandising } from '@/lib/features/merchandising/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(merchandising)
