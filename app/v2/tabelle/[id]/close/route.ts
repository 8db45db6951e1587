import { closeRoute } from '@/lib/features/price-tables/price-table-routes'
import { tabelle } from '@/lib/features/price-tables/resource'

export const { POST } = closeRoute(tabelle)
