import { checksRoute } from '@/lib/features/price-tables/price-table-routes'
import { tabelleHub } from '@/lib/features/price-tables/resource'

export const { GET } = checksRoute(tabelleHub)
