import { RankingForm } from '@/lib/features/rankings/form'
import { agenti } from '@/lib/features/rankings/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuova classifica agenti' }

export default addPage(agenti, RankingForm)
