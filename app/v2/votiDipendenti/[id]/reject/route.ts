import { rejectRoute } from '@/lib/features/ratings/rating-routes'
import { votiDipendenti } from '@/lib/features/ratings/resource'

export const { POST } = rejectRoute(votiDipendenti)
