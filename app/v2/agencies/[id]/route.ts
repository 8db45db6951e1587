import { agencies } from '@/lib/features/agencies/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH, DELETE } = itemRoutes(agencies)
