import { reclami } from '@/lib/features/reclami/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH } = itemRoutes(reclami)
