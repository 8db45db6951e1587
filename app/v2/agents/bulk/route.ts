import { agents } from '@/lib/features/agents/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(agents)
