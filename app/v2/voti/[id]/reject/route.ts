import { rejectRoute } from '@/lib/features/ratings/rating-routes'
import { voti } from '@/lib/features/ratings/resource'

export const { POST } = rejectRoute(voti)
