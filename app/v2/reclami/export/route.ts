import { reclami } from '@/lib/features/reclami/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(reclami)
