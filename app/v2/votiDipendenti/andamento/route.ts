import { votiDipendenti } from '@/lib/features/ratings/resource'
import { trendRoute } from '@/lib/features/ratings/trend'

export const { GET } = trendRoute(votiDipendenti)
