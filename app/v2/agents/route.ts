import { agents } from '@/lib/features/agents/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(agents)
