import { predictions } from '@/lib/features/predictions/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(predictions)
