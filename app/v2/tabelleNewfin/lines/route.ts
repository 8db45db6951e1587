import { linesRoute } from '@/lib/features/price-tables/price-table-routes'
import { tabelleNewfin } from '@/lib/features/price-tables/resource'

export const { GET } = linesRoute(tabelleNewfin)
