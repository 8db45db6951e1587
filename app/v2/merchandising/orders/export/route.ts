import { ordini } from '@/lib/features/ordini/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(ordini)
