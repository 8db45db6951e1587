import { estratti } from '@/lib/features/estratti/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(estratti)
