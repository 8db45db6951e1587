import { attestatiEsterni } from '@/lib/features/attestati-esterni/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(attestatiEsterni)
