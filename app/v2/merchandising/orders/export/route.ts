import { ordini } from '@/lib/features/merchandising/ordini/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(ordini)
