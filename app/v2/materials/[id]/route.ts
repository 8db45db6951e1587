import { materials } from '@/lib/features/materials/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET } = itemRoutes(materials)
