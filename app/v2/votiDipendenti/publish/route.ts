import { publishRowsRoute } from '@/lib/features/ratings/moderate-rows'
import { votiDipendenti } from '@/lib/features/ratings/resource'

export const { POST } = publishRowsRoute(votiDipendenti)
