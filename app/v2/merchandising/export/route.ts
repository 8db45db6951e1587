import { merchandising } from '@/lib/features/merchandising/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(merchandising)
