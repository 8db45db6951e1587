import { predictions } from '@/lib/features/predictions/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH, DELETE } = itemRoutes(predictions)
