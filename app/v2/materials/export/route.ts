import { materials } from '@/lib/features/materials/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(materials)
