import { tryRoute } from '@/lib/features/price-tables/price-table-routes'
import { tabelleHub } from '@/lib/features/price-tables/resource'

export const { GET } = tryRoute(tabelleHub)
