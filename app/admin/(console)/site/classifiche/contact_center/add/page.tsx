import { RankingForm } from '@/lib/features/rankings/form'
import { contactCenter } from '@/lib/features/rankings/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuova classifica contact center' }

export default addPage(contactCenter, RankingForm)
