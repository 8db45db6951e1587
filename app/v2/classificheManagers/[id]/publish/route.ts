import { publishRoute } from '@/lib/features/rankings/ranking-routes'
import { managers } from '@/lib/features/rankings/resource'

export const { POST } = publishRoute(managers)
