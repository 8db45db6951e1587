import { incassi } from '@/lib/features/incassi/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(incassi)
