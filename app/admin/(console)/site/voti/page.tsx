import { AgentRatings } from '@/components/ratings/ratings-list'
import { voti } from '@/lib/features/ratings/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Voti agli agenti' }

export default listPage(voti, { List: AgentRatings })
