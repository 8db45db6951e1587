import { ArticlePage, type ArticleShown } from '@/components/merchandising/article-page'
import { articleDetail } from '@/lib/features/merchandising/data'
import { merchandising } from '@/lib/features/merchandising/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'Articolo' }

export default detailPage<ArticleShown>(merchandising, ArticlePage, {
  read: async (actor, id) => (await articleDetail(actor, id)) as unknown as ArticleShown,
})
