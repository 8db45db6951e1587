import { formazione } from '@/lib/features/formazione/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(formazione)
