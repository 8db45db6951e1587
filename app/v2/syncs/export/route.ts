import { syncs } from '@/lib/features/syncs/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(syncs)
