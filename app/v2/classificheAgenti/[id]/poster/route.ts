import { posterRoute } from '@/lib/features/rankings/ranking-routes'
import { agenti } from '@/lib/features/rankings/resource'

export const { GET } = posterRoute(agenti)
