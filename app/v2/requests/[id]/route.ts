import { requests } from '@/lib/features/contact-requests/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET } = itemRoutes(requests)
