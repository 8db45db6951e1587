import { merchandising } from '@/lib/features/merchandising/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH, DELETE } = itemRoutes(merchandising)
