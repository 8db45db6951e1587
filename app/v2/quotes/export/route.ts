import { quotes } from '@/lib/features/preventivi/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(quotes)
