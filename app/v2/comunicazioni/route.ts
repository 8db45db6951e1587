import { comunicazioni } from '@/lib/features/comunicazioni/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(comunicazioni)
