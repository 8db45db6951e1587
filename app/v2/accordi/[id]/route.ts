import { accordi } from '@/lib/features/accordi/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH, DELETE } = itemRoutes(accordi)
