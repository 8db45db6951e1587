import { tabelleNewfin } from '@/lib/features/price-tables/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH, DELETE } = itemRoutes(tabelleNewfin)
