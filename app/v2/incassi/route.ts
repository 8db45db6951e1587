import { incassi } from '@/lib/features/incassi/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET } = collectionRoutes(incassi)
