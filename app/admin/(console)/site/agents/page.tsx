import { AgentsList } from '@/components/agents/agents-list'
import { agents } from '@/lib/features/agents/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Agenti' }

export default listPage(agents, { List: AgentsList, deletesRows: false })
