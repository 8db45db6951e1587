import { NewsForm } from '@/lib/features/news/form'
import { news } from '@/lib/features/news/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuova news' }

export default addPage(news, NewsForm)
