import { attestatiEsterni } from '@/lib/features/attestati-esterni/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH, DELETE } = itemRoutes(attestatiEsterni)
