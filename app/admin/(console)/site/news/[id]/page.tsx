import { NewsForm } from '@/lib/features/news/form'
import { news } from '@/lib/features/news/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'News' }

export default itemPage(news, NewsForm)
