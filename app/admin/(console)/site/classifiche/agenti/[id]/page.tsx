import { RankingForm } from '@/lib/features/rankings/form'
import { agenti } from '@/lib/features/rankings/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Classifica agenti' }

export default itemPage(agenti, RankingForm)
