import { rejectRowsRoute } from '@/lib/features/ratings/moderate-rows'
import { voti } from '@/lib/features/ratings/resource'

export const { POST } = rejectRowsRoute(voti)
