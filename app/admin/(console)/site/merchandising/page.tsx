import { ArticlesList } from '@/components/merchandising/articles-list'
import { merchandising } from '@/lib/features/merchandising/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Merchandising' }

export default listPage(merchandising, { List: ArticlesList })
