import { publishRoute } from '@/lib/features/price-tables/price-table-routes'
import { tabelleNewfin } from '@/lib/features/price-tables/resource'

export const { POST } = publishRoute(tabelleNewfin)
