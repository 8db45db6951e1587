import { RankingForm } from '@/lib/features/rankings/form'
import { contactCenter } from '@/lib/features/rankings/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Classifica contact center' }

export default itemPage(contactCenter, RankingForm)
