import { ordini } from '@/lib/features/ordini/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET } = collectionRoutes(ordini)
