import { dipendenti } from '@/lib/features/rankings/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(dipendenti)
