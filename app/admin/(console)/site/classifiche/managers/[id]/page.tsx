import { RankingForm } from '@/lib/features/rankings/form'
import { managers } from '@/lib/features/rankings/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Classifica manager' }

export default itemPage(managers, RankingForm)
