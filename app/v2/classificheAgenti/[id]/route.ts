import { agenti } from '@/lib/features/rankings/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH, DELETE } = itemRoutes(agenti)
