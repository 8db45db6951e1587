import { closeRoute } from '@/lib/features/price-tables/price-table-routes'
import { tabelleHub } from '@/lib/features/price-tables/resource'

export const { POST } = closeRoute(tabelleHub)
