import { managers } from '@/lib/features/rankings/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Classifiche manager' }

export default listPage(managers)
