import { posterRoute } from '@/lib/features/rankings/ranking-routes'
import { managers } from '@/lib/features/rankings/resource'

export const { GET } = posterRoute(managers)
