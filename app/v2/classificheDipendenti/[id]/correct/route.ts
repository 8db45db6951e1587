import { correctRoute } from '@/lib/features/rankings/ranking-routes'
import { dipendenti } from '@/lib/features/rankings/resource'

export const { POST } = correctRoute(dipendenti)
