import { quotes } from '@/lib/features/saved-quotes/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(quotes)
