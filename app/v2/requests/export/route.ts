import { requests } from '@/lib/features/requests/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(requests)
