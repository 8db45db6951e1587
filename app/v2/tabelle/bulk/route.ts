import { tabelle } from '@/lib/features/price-tables/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(tabelle)
