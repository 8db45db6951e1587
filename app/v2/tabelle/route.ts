import { tabelle } from '@/lib/features/price-tables/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(tabelle)
