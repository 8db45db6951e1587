import { differenze } from '@/lib/features/partite/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(differenze)
