import { leads } from '@/lib/features/leads/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(leads)
