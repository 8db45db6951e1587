import { agencies } from '@/lib/features/agencies/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Agenzie' }

export default listPage(agencies)
