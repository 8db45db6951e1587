import { RankingPage } from '@/components/rankings/ranking-page'
import { rankingDetail } from '@/lib/features/rankings/data'
import { agenti } from '@/lib/features/rankings/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'Classifica agenti' }

export default detailPage(agenti, RankingPage, {
  read: (actor, id) => rankingDetail(agenti, actor, id),
})
