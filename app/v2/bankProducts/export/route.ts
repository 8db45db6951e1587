import { bankProducts } from '@/lib/features/bank-products/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(bankProducts)
