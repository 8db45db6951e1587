import { managesAgents } from '@/lib/features/agents/access'
import { agents } from '@/lib/features/agents/resource'
import { exportRoute } from '@/lib/resources/routes'

/** Everybody chooses among the agents; the whole list as a file is for who manages them. */
export const { GET } = exportRoute({ ...agents, access: { ...agents.access, read: managesAgents } })
