import { Dashboard } from '@/components/agents/dashboard'
import { requireAgent } from '@/lib/auth/gates'
import { agentDashboard } from '@/lib/features/dashboard/data'
import { statiOptions } from '@/lib/features/pratiche/layout'

export const metadata = { title: 'Oggi' }

export default async function AgentHome() {
  const scope = await requireAgent()
  return <Dashboard nome={scope.actor.nome} data={await agentDashboard(scope)} stati={statiOptions} />
}
