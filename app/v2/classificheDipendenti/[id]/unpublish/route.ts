import { unpublishRoute } from '@/lib/features/rankings/ranking-routes'
import { dipendenti } from '@/lib/features/rankings/resource'

export const { POST } = unpublishRoute(dipendenti)
