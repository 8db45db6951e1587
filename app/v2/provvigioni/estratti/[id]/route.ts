import { estratti } from '@/lib/features/estratti/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH } = itemRoutes(estratti)
