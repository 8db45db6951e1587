import { leads } from '@/lib/features/leads/resource'
import { listPage } from '@/lib/resources/pages'

export default listPage(leads)
