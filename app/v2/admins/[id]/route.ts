import { admins } from '@/lib/features/admins/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH, DELETE } = itemRoutes(admins)
