import { requests } from '@/lib/features/requests/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET } = itemRoutes(requests)
