import { news } from '@/lib/features/news/resource'
import { listPage } from '@/lib/resources/pages'

export default listPage(news)
