import { assignAgent } from '@/lib/features/clients/assign-agent'
import { clientVerbRoute } from '@/lib/features/clients/routes'
import { agentOneBody } from '@/lib/features/clients/schema'

export const POST = clientVerbRoute({
  summary: 'Dà un cliente a un agente, anche con le richieste aperte',
  body: agentOneBody,
  run: assignAgent,
})
