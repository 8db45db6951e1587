import { admins } from '@/lib/features/admins/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(admins)
