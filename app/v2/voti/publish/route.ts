import { publishRowsRoute } from '@/lib/features/ratings/moderate-rows'
import { voti } from '@/lib/features/ratings/resource'

export const { POST } = publishRowsRoute(voti)
