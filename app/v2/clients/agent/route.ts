import { assignRow } from '@/lib/features/clients/assign-agent'
import { clients } from '@/lib/features/clients/resource'
import { agentBody } from '@/lib/features/clients/schema'
import { verbRoute } from '@/lib/resources/verb-route'

export const { POST } = verbRoute(clients, 'agent', agentBody, assignRow)
