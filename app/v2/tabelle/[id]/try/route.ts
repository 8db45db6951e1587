import { tryRoute } from '@/lib/features/price-tables/price-table-routes'
import { tabelle } from '@/lib/features/price-tables/resource'

export const { GET } = tryRoute(tabelle)
