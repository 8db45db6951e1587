import { contactCenter } from '@/lib/features/rankings/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Classifiche contact center' }

export default listPage(contactCenter)
