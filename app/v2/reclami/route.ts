import { reclami } from '@/lib/features/reclami/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET } = collectionRoutes(reclami)
