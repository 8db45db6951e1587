import { agencies } from '@/lib/features/agencies/resource'
import { listPage } from '@/lib/resources/pages'

export default listPage(agencies)
