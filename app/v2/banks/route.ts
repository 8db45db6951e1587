import { banks } from '@/lib/features/banks/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(banks)
