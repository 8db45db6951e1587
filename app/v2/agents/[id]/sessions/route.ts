import { agentSessionRoutes } from '@/lib/features/agents/sessions'

export const { GET, POST } = agentSessionRoutes()
