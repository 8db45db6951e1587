import { agencies } from '@/lib/features/agencies/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(agencies)
