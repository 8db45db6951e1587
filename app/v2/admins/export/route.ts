import { admins } from '@/lib/features/admins/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(admins)
