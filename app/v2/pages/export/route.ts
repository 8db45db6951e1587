import { pages } from '@/lib/features/content/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(pages)
