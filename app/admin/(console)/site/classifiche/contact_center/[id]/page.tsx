import { RankingPage } from '@/components/rankings/ranking-page'
import { rankingDetail } from '@/lib/features/rankings/data'
import { contactCenter } from '@/lib/features/rankings/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'Classifica contact center' }

export default detailPage(contactCenter, RankingPage, {
  read: (actor, id) => rankingDetail(contactCenter, actor, id),
})
