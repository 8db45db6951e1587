import { leads } from '@/lib/features/leads/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH } = itemRoutes(leads)
