import { linesRoute } from '@/lib/features/price-tables/price-table-routes'
import { tabelleHub } from '@/lib/features/price-tables/resource'

export const { GET } = linesRoute(tabelleHub)
