import { segnalatori } from '@/lib/features/segnalatori/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(segnalatori)
