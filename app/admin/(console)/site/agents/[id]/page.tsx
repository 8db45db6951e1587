import { AgentPage, type AgentRow } from '@/components/agents/agent-page'
import { can } from '@/lib/auth/actor'
import { grantableBy } from '@/lib/features/agents/grants'
import { agents } from '@/lib/features/agents/resource'
import { detailPage } from '@/lib/resources/pages'
import { getRow } from '@/lib/resources/read'

export const metadata = { title: 'Agente' }

export default detailPage<AgentRow>(agents, AgentPage, {
  read: async (actor, id) =>
    ({
      ...(await getRow(agents, actor, id)),
      grantable: grantableBy(actor),
      seesCommissions: can(actor, 'provvigioni_see'),
    }) as unknown as AgentRow,
})
