import { news } from '@/lib/features/news/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(news)
