import { accordi } from '@/lib/features/accordi/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(accordi)
