import { news } from '@/lib/features/news/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'News' }

export default listPage(news)
