import { differenze } from '@/lib/features/partite/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET } = collectionRoutes(differenze)
