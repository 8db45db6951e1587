import { tryRoute } from '@/lib/features/price-tables/price-table-routes'
import { tabelleNewfin } from '@/lib/features/price-tables/resource'

export const { GET } = tryRoute(tabelleNewfin)
