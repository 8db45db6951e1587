import { banks } from '@/lib/features/banks/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Banche' }

export default listPage(banks)
