import { Desk } from '@/components/home/desk/desk'
import { can } from '@/lib/auth/actor'
import { requireAdmin } from '@/lib/auth/gates'
import { agentDesk } from '@/lib/features/home/desk/data'
import { orMissingPage } from '@/lib/http/missing-page'

export const metadata = { title: 'Scrivania dell’agente' }
export const instant = false

type Props = { params: Promise<{ id: string }> }

export default async function AgentHubPage({ params }: Props) {
  const scope = await requireAdmin('agents_manage')
  const { id } = await params
  const desk = await orMissingPage(agentDesk(scope, id))
  const opens = {
    leads: can(scope.actor, 'leads_manage'),
    cases: can(scope.actor, 'pratiche_manage'),
    reports: can(scope.actor, 'reports_see'),
    announcements: can(scope.actor, 'communications_manage'),
    rankings: can(scope.actor, 'rankings_manage'),
  }
  return <Desk desk={desk} opens={opens} />
}
