import { comunicazioni } from '@/lib/features/comunicazioni/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(comunicazioni)
