import { unpublishRoute } from '@/lib/features/rankings/ranking-routes'
import { agenti } from '@/lib/features/rankings/resource'

export const { POST } = unpublishRoute(agenti)
