import { RankingForm } from '@/lib/features/rankings/form'
import { managers } from '@/lib/features/rankings/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuova classifica manager' }

export default addPage(managers, RankingForm)
