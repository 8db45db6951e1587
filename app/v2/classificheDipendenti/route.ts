import { dipendenti } from '@/lib/features/rankings/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(dipendenti)
