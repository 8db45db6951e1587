import { RankingForm } from '@/lib/features/rankings/form'
import { dipendenti } from '@/lib/features/rankings/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Classifica dipendenti' }

export default itemPage(dipendenti, RankingForm)
