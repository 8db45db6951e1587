import { comunicazioni } from '@/lib/features/comunicazioni/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH, DELETE } = itemRoutes(comunicazioni)
