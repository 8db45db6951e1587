import { informazioni } from '@/lib/features/informazioni/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH, DELETE } = itemRoutes(informazioni)
