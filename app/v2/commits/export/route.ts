import { commits } from '@/lib/features/commits/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(commits)
