import { posterRoute } from '@/lib/features/rankings/ranking-routes'
import { contactCenter } from '@/lib/features/rankings/resource'

export const { GET } = posterRoute(contactCenter)
