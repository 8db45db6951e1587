import { consegne } from '@/lib/features/partners/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET } = itemRoutes(consegne)
