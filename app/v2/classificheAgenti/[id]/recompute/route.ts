import { recomputeRoute } from '@/lib/features/rankings/ranking-routes'
import { agenti } from '@/lib/features/rankings/resource'

export const { POST } = recomputeRoute(agenti)
