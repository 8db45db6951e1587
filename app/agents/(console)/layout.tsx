import type { ReactNode } from 'react'
import { agentsNavigation } from '@/components/shell/navigation/agents'
import { visibleNavigation } from '@/components/shell/navigation/visible'
import { Shell } from '@/components/shell/shell'
import { can } from '@/lib/auth/actor'
import { requireAgent } from '@/lib/auth/gates'
import { shellUser } from '@/lib/settings/shell-user'

/** Guards the look of the area; every page and query behind it asks its own gate again. */
export default async function AgentsConsole({ children }: { children: ReactNode }) {
  const { actor } = await requireAgent()
  const navigation = visibleNavigation(agentsNavigation, ({ permissions }) => can(actor, ...permissions))
  return (
    <Shell area="agent" user={await shellUser(actor)} navigation={navigation}>
      {children}
    </Shell>
  )
}
