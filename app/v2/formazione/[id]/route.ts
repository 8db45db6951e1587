import { formazione } from '@/lib/features/formazione/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH, DELETE } = itemRoutes(formazione)
