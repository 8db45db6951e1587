import { quotes } from '@/lib/features/quotes/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(quotes)
