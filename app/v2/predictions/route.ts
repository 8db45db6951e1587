import { predictions } from '@/lib/features/predictions/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(predictions)
