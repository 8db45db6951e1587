import { faqs } from '@/lib/features/faqs/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(faqs)
