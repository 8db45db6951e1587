import { accordi } from '@/lib/features/accordi/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(accordi)
