import { RankingPage } from '@/components/rankings/ranking-page'
import { rankingDetail } from '@/lib/features/rankings/data'
import { dipendenti } from '@/lib/features/rankings/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'Classifica dipendenti' }

export default detailPage(dipendenti, RankingPage, {
  read: (actor, id) => rankingDetail(dipendenti, actor, id),
})
