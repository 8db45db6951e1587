import { dipendenti } from '@/lib/features/rankings/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Classifiche dipendenti' }

export default listPage(dipendenti)
