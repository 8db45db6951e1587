import { publishRoute } from '@/lib/features/rankings/ranking-routes'
import { contactCenter } from '@/lib/features/rankings/resource'

export const { POST } = publishRoute(contactCenter)
