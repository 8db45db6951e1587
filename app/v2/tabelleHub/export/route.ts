import { tabelleHub } from '@/lib/features/price-tables/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(tabelleHub)
