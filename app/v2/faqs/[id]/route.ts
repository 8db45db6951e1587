import { faqs } from '@/lib/features/faqs/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH, DELETE } = itemRoutes(faqs)
