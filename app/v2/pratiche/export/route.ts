import { pratiche } from '@/lib/features/pratiche/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(pratiche)
