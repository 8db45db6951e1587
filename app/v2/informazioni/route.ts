import { informazioni } from '@/lib/features/informazioni/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(informazioni)
