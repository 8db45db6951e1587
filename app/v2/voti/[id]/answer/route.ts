import { answerRoute } from '@/lib/features/ratings/rating-routes'
import { voti } from '@/lib/features/ratings/resource'

export const { POST } = answerRoute(voti)
