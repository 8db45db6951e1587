import { clients } from '@/lib/features/clients/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(clients)
