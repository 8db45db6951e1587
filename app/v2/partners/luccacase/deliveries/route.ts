import { consegne } from '@/lib/features/partners/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET } = collectionRoutes(consegne)
