import { syncs } from '@/lib/features/syncs/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET } = itemRoutes(syncs)
