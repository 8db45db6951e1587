import { posterRoute } from '@/lib/features/rankings/ranking-routes'
import { dipendenti } from '@/lib/features/rankings/resource'

export const { GET } = posterRoute(dipendenti)
