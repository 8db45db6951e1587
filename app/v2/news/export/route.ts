import { news } from '@/lib/features/news/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(news)
