import { RankingPage } from '@/components/rankings/ranking-page'
import { rankingDetail } from '@/lib/features/rankings/data'
import { managers } from '@/lib/features/rankings/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'Classifica manager' }

export default detailPage(managers, RankingPage, {
  read: (actor, id) => rankingDetail(managers, actor, id),
})
