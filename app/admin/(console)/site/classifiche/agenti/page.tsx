import { agenti } from '@/lib/features/rankings/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Classifiche agenti' }

export default listPage(agenti)
