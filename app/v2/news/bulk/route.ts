import { news } from '@/lib/features/news/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(news)
