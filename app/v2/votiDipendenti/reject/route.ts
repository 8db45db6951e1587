import { rejectRowsRoute } from '@/lib/features/ratings/moderate-rows'
import { votiDipendenti } from '@/lib/features/ratings/resource'

export const { POST } = rejectRowsRoute(votiDipendenti)
