import { consegne } from '@/lib/features/partners/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(consegne)
