import { RankingForm } from '@/lib/features/rankings/form'
import { dipendenti } from '@/lib/features/rankings/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuova classifica dipendenti' }

export default addPage(dipendenti, RankingForm)
