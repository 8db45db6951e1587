import { differenze } from '@/lib/features/partite/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET } = itemRoutes(differenze)
