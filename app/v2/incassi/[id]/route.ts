import { incassi } from '@/lib/features/incassi/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET } = itemRoutes(incassi)
