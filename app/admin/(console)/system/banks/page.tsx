import { banks } from '@/lib/features/banks/resource'
import { listPage } from '@/lib/resources/pages'

export default listPage(banks)
