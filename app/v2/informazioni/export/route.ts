import { informazioni } from '@/lib/features/informazioni/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(informazioni)
