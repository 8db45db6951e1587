import { tabelleNewfin } from '@/lib/features/price-tables/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(tabelleNewfin)
